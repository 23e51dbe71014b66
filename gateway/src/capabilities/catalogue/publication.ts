import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

type Discount = { code: string; value: number }

/** Columns of hotels and their stays that operators change: published or not, and the discount that they announce. */
export const createPublication = (db: Db) => ({
  lockHotels: (ids: string[]) =>
    db
      .selectFrom('hotel')
      .select(['id', 'label', 'cityLabel as city', 'published'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  staysOfHotels: (hotelIds: string[]) =>
    db.selectFrom('package').select(['id', 'hotelId as hotelId']).where('hotelId', 'in', hotelIds).execute(),
  publishHotels: (ids: string[], published: boolean) =>
    db.updateTable('hotel').set({ published }).where('id', 'in', ids).execute(),

  findStays: (ids: string[]) =>
    db
      .selectFrom('package')
      .innerJoin('hotel', 'hotel.id', 'package.hotelId')
      .select([
        'package.id',
        'package.labels',
        'package.hotelId as hotelId',
        'package.published',
        'hotel.label as hotel',
      ])
      .where('package.id', 'in', ids)
      .orderBy('package.id')
      .execute(),
  /** A hotel has the themes of the stays that it still sells. */
  async publishStays(stays: readonly { id: string; hotelId: string }[], published: boolean): Promise<void> {
    const ids = stays.map(({ id }) => id)
    await db.updateTable('package').set({ published }).where('id', 'in', ids).execute()
    await followThemes(db, [...new Set(stays.map(({ hotelId }) => hotelId))])
  },

  lockStay: (id: string) =>
    db
      .selectFrom('package')
      .select(['labels', 'autoDiscount as discount'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  announceDiscount: (id: string, discount: Discount | null) =>
    db
      .updateTable('package')
      .set({ autoDiscount: JSON.stringify(discount) })
      .where('id', '=', id)
      .execute(),
})

const followThemes = (db: Db, hotels: string[]) =>
  sql`
    update hotel h set themes = coalesce((
      select array_agg(distinct theme) from package p, unnest(p.themes) theme
      where p.hotel_id = h.id and p.published), '{}')
    where h.id = any(${hotels}::text[])`.execute(db)
