import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

type Discount = { code: string; value: number }

/** Columns of hotels and their stays that operators change: published or not, and the discount that they announce. */
export const createPublication = (db: Db) => ({
  lockHotels: (ids: string[]) =>
    db
      .selectFrom('hotel')
      .select(['id', 'label', 'city_label as city', 'published'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  staysOfHotels: (hotelIds: string[]) =>
    db
      .selectFrom('package')
      .select(['id', 'hotel_id as hotelId'])
      .where('hotel_id', 'in', hotelIds)
      .execute(),
  publishHotels: (ids: string[], published: boolean) =>
    db.updateTable('hotel').set({ published }).where('id', 'in', ids).execute(),

  findStays: (ids: string[]) =>
    db
      .selectFrom('package')
      .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
      .select([
        'package.id',
        'package.labels',
        'package.hotel_id as hotelId',
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
      .select(['labels', 'auto_discount as discount'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  announceDiscount: (id: string, discount: Discount | null) =>
    db
      .updateTable('package')
      .set({ auto_discount: JSON.stringify(discount) })
      .where('id', '=', id)
      .execute(),
})

const followThemes = (db: Db, hotels: string[]) =>
  sql`
    update hotel h set themes = coalesce((
      select array_agg(distinct theme) from package p, unnest(p.themes) theme
      where p.hotel_id = h.id and p.published), '{}')
    where h.id = any(${hotels}::text[])`.execute(db)
