import { parseLimit } from '../../platform/print-rows'
import { changeHotelPhone, changeHotelPictures, phoneOf } from '../catalogue/upkeep'
import { type Operation, operationsCommand } from './operation'
import { pictureChange, pictureOptions, shownPictures } from './picture-change'
import { publishHotels } from './publishing'
import { oneName, someNames } from './typed-values'

export const hotelsHelp =
  '[list [--search TEXT] [--limit N] | publish HOTEL… | unpublish HOTEL… | phone HOTEL --number NUMBER|none | pictures HOTEL [--room ROOM] [--add ASSET… | --set ASSET… | --remove ASSET…]] [--dry-run] [--json]: houses on the shop'

/** Hotels by a part of their name or town, or by their id. */
const list: Operation = {
  options: ['search', 'limit'],
  run: (db, { values: { search, limit } }) =>
    db
      .selectFrom('hotel')
      .select(({ selectFrom, fn }) => [
        'id',
        'label as hotel',
        'cityLabel as town',
        'stars',
        'published',
        selectFrom('package')
          .select(fn.countAll<number>().as('stays'))
          .whereRef('package.hotelId', '=', 'hotel.id')
          .where('package.published', '=', true)
          .as('stays on sale'),
      ])
      .$if(Boolean(search), (query) =>
        query.where((hotel) =>
          hotel.or([
            hotel('id', '=', search ?? ''),
            hotel('label', 'ilike', `%${search}%`),
            hotel('cityLabel', 'ilike', `%${search}%`),
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

/** Guests who have booked see it; `none` takes it away. */
const phone: Operation = {
  options: ['number'],
  async run(db, given) {
    const { number } = given.values
    if (!number) throw new Error('Say which number: --number "+33 3 53 01 00 12", or --number none')
    const is = number === 'none' ? null : phoneOf(number)
    const id = oneName(given, 'hotel')
    return [{ id, was: await changeHotelPhone(db, { hotelId: id, phone: is }), is }]
  },
}

/** `hotels list|publish|unpublish|phone|pictures`: which houses the shop shows, where guests call them, their pictures. */
export const hotelsCommand = operationsCommand('hotels', {
  list,
  publish: setPublished(true),
  unpublish: setPublished(false),
  phone,
  pictures,
})
