import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { refreshSuggestions } from '../destinations/suggestion-index'
import { countOrdersToCome } from '../orders/records/orders-to-come'
import type { Row } from './operation'

const shown = (published: boolean): string => (published ? 'published' : 'unpublished')

type Publishing = { ids: string[]; published: boolean; today: string; isDry: boolean }

/** Takes hotels off the shop or brings them back; the destination field follows. What was sold stays sold. */
export async function publishHotels(db: Db, { ids, published, today, isDry }: Publishing): Promise<Row[]> {
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'label', 'city_label', 'published'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  checkAllThere('hotel', ids, hotels)
  const stays = await db
    .selectFrom('package')
    .select(['id', 'hotel_id'])
    .where('hotel_id', 'in', ids)
    .execute()
  const orders = await countOrdersToCome(db, { packageIds: stays.map(({ id }) => id), today })
  const changing = hotels.filter((hotel) => hotel.published !== published).map(({ id }) => id)
  if (changing.length > 0) {
    await db.updateTable('hotel').set({ published }).where('id', 'in', changing).execute()
    // Filled anew as a whole, which a dry run would keep everybody waiting for.
    if (!isDry) await refreshSuggestions(db)
  }
  return hotels.map((hotel) => ({
    id: hotel.id,
    hotel: `${hotel.label}, ${hotel.city_label}`,
    was: shown(hotel.published),
    is: shown(published),
    'orders to come': stays
      .filter((stay) => stay.hotel_id === hotel.id)
      .reduce((sum, { id }) => sum + (orders.get(id) ?? 0), 0),
  }))
}

/** The same for stays; a hotel has the themes of the stays that it still sells. */
export async function publishStays(db: Db, { ids, published, today }: Publishing): Promise<Row[]> {
  const stays = await db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .select(['package.id', 'package.labels', 'package.hotel_id', 'package.published', 'hotel.label as hotel'])
    .where('package.id', 'in', ids)
    .orderBy('package.id')
    .execute()
  checkAllThere('stay', ids, stays)
  const orders = await countOrdersToCome(db, { packageIds: ids, today })
  const changing = stays.filter((stay) => stay.published !== published)
  if (changing.length > 0) {
    const changed = changing.map(({ id }) => id)
    await db.updateTable('package').set({ published }).where('id', 'in', changed).execute()
    await followThemes(db, [...new Set(changing.map(({ hotel_id }) => hotel_id))])
  }
  return stays.map((stay) => ({
    id: stay.id,
    stay: stay.labels.en,
    hotel: stay.hotel,
    was: shown(stay.published),
    is: shown(published),
    'orders to come': orders.get(stay.id) ?? 0,
  }))
}

const followThemes = (db: Db, hotels: string[]) =>
  sql`
    update hotel h set themes = coalesce((
      select array_agg(distinct theme) from package p, unnest(p.themes) theme
      where p.hotel_id = h.id and p.published), '{}')
    where h.id = any(${hotels}::text[])`.execute(db)

function checkAllThere(what: string, ids: string[], found: { id: string }[]): void {
  const missing = ids.filter((id) => !found.some((each) => each.id === id))
  if (missing.length > 0) throw new Error(`There is no ${what} ${missing.join(', ')}`)
}
