import { parseLimit } from '../../platform/print-rows'
import { type Operation, operationsCommand } from './operation'
import { publishStays } from './publishing'
import { someNames } from './typed-values'

export const staysHelp =
  '[list [--hotel HOTEL] [--limit N] | publish STAY… | unpublish STAY…] [--dry-run] [--json]: packages of hotels'

const list: Operation = {
  options: ['hotel', 'limit'],
  async run(db, { values: { hotel, limit } }) {
    const rows = await db
      .selectFrom('package')
      .select(['id', 'labels', 'hotel_id', 'room_id', 'published', 'expiration', 'connectivity'])
      .$if(Boolean(hotel), (query) => query.where('hotel_id', '=', hotel ?? ''))
      .orderBy('hotel_id')
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

/** `stays list|publish|unpublish`: which packages of a hotel are sold. */
export const staysCommand = operationsCommand('stays', {
  list,
  publish: setPublished(true),
  unpublish: setPublished(false),
})
