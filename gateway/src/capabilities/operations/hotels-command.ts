import { parseLimit } from '../../platform/print-rows'
import { changeHotelPictures } from '../catalogue/hotel-pictures'
import { type Operation, operationsCommand } from './operation'
import { pictureChange, pictureOptions, shownPictures } from './picture-change'
import { publishHotels } from './publishing'
import { someNames } from './typed-values'

export const hotelsHelp =
  '[list [--search TEXT] [--limit N] | publish HOTEL… | unpublish HOTEL… | pictures HOTEL [--room ROOM] [--add ASSET… | --set ASSET… | --remove ASSET…]] [--dry-run] [--json]: houses on the shop'

/** Hotels by a part of their name or town, or by their id. */
const list: Operation = {
  options: ['search', 'limit'],
  run: (db, { values: { search, limit } }) =>
    db
      .selectFrom('hotel')
      .select(({ selectFrom, fn }) => [
        'id',
        'label as hotel',
        'city_label as town',
        'stars',
        'published',
        selectFrom('package')
          .select(fn.countAll<number>().as('stays'))
          .whereRef('package.hotel_id', '=', 'hotel.id')
          .where('package.published', '=', true)
          .as('stays on sale'),
      ])
      .$if(Boolean(search), (query) =>
        query.where((hotel) =>
          hotel.or([
            hotel('id', '=', search ?? ''),
            hotel('label', 'ilike', `%${search}%`),
            hotel('city_label', 'ilike', `%${search}%`),
          ]),
        ),
      )
      .orderBy('id')
      .limit(parseLimit(limit))
      .execute(),
}

const setPublished = (published: boolean): Operation => ({
  run: (db, given) =>
    publishHotels(db, {
      ids: someNames(given, 'hotel'),
      published,
      today: given.clock.today(),
      isDry: given.isDry,
    }),
})

const pictures: Operation = {
  options: [...pictureOptions, 'room'],
  async run(db, given) {
    const [hotelId] = given.names
    if (!hotelId) throw new Error('Say which hotel: one id')
    const change = pictureChange(given)
    const { was, is } = await changeHotelPictures(db, { hotelId, roomId: given.values.room, change })
    return shownPictures({ was, is })
  },
}

/** `hotels list|publish|unpublish|pictures`: which houses the shop shows, and by which pictures. */
export const hotelsCommand = operationsCommand('hotels', {
  list,
  publish: setPublished(true),
  unpublish: setPublished(false),
  pictures,
})
