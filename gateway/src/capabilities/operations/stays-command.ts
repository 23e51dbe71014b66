import { parseLimit } from '../../platform/print-rows'
import { changeStayPictures } from '../catalogue/upkeep'
import { type Operation, operationsCommand } from './operation'
import { pictureChange, pictureOptions, shownPictures } from './picture-change'
import { publishStays } from './publishing'
import { someNames } from './typed-values'

export const staysHelp =
  '[list [--hotel HOTEL] [--limit N] | publish STAY… | unpublish STAY… | pictures STAY [--add ASSET… | --set ASSET… | --remove ASSET…]] [--dry-run] [--json]: packages of hotels'

const list: Operation = {
  options: ['hotel', 'limit'],
  async run(db, { values: { hotel, limit } }) {
    const rows = await db
      .selectFrom('package')
      .select(['id', 'labels', 'hotelId', 'roomId', 'published', 'expiration', 'connectivity'])
      .$if(Boolean(hotel), (query) => query.where('hotelId', '=', hotel ?? ''))
      .orderBy('hotelId')
      .orderBy('sort')
      .orderBy('id')
      .limit(parseLimit(limit))
      .execute()
    return rows.map(({ id, labels, ...row }) => ({ id, stay: labels.en, ...row }))
  },
}

const setPublished = (published: boolean): Operation => ({
  run: (db, given) =>
    publishStays(db, {
      ids: someNames(given, 'stay'),
      published,
      today: given.clock.today(),
      isDry: given.isDry,
    }),
})

const pictures: Operation = {
  options: [...pictureOptions],
  async run(db, given) {
    const [stayId] = given.names
    if (!stayId) throw new Error('Say which stay: one id')
    return shownPictures(await changeStayPictures(db, { stayId, change: pictureChange(given) }))
  },
}

/** `stays list|publish|unpublish|pictures`: which packages of a hotel are sold, and by which pictures. */
export const staysCommand = operationsCommand('stays', {
  list,
  publish: setPublished(true),
  unpublish: setPublished(false),
  pictures,
})
