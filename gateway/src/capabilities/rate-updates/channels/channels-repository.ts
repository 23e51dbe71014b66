import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Database } from '../../../platform/database/tables'

export type Channel = Selectable<Database['channel']>

/** A key that is replaced works for as long, so that its partner has time to change it. */
const replacedKeyHours = 24
const prefix = 'chn_'
const anHourMs = 60 * 60_000

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

export const createChannelsRepository = (db: Db) => ({
  list: (): Promise<Channel[]> => db.selectFrom('channel').selectAll().orderBy('name').execute(),

  async find(name: string): Promise<Channel> {
    const channel = await db.selectFrom('channel').selectAll().where('name', '=', name).executeTakeFirst()
    if (!channel) throw new Error(`There is no channel ${name}`)
    return channel
  },

  /** The channel of a key that is in use. */
  ofKey: (key: string, now: Date): Promise<Channel | undefined> =>
    db
      .selectFrom('channel')
      .innerJoin('channelKey', 'channelKey.channelId', 'channel.channelId')
      .selectAll('channel')
      .where('keyHash', '=', hashOf(key))
      .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', now)]))
      .executeTakeFirst(),

  async add(given: { name: string; hotelIds: string[] }, now: Date): Promise<Channel> {
    const channel = { ...given, channelId: randomUUID(), createdAt: now, seenAt: null }
    const added = await db
      .insertInto('channel')
      .values(channel)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) throw new Error(`There is a channel ${given.name} already`)
    return added
  },

  setHotels: (channelId: string, hotelIds: string[]) =>
    db.updateTable('channel').set({ hotelIds }).where('channelId', '=', channelId).execute(),

  /** A new key, shown once. Those before it end a day later. */
  async giveKey(channelId: string, now: Date): Promise<string> {
    const endsAt = new Date(now.getTime() + replacedKeyHours * anHourMs)
    await db
      .updateTable('channelKey')
      .set({ endsAt })
      .where('channelId', '=', channelId)
      .where('endsAt', 'is', null)
      .execute()
    const key = prefix + randomBytes(32).toString('base64url')
    await db
      .insertInto('channelKey')
      .values({ keyHash: hashOf(key), channelId, endsAt: null })
      .execute()
    return key
  },

  /** Its keys end with it; the nights stay as they are. */
  remove: (channelId: string) => db.deleteFrom('channel').where('channelId', '=', channelId).execute(),

  /** Once a minute: each call would write otherwise. */
  see: (channelId: string, now: Date) =>
    sql`
      update channel set seen_at = ${now} where channel_id = ${channelId}
        and (seen_at is null or seen_at < ${now}::timestamptz - interval '1 minute')`.execute(db),

  /** Keys that have ended, and versions of months that are over. */
  async forget(now: Date, today: string): Promise<void> {
    await db.deleteFrom('channelKey').where('endsAt', '<', now).execute()
    await sql`delete from night_version where month < date_trunc('month', ${today}::date)`.execute(db)
  },
})
