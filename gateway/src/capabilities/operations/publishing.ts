import type { Db } from '../../platform/database/database'
import { createPublication } from '../catalogue/upkeep'
import { refreshSuggestions } from '../destinations/import'
import { countOrdersToCome } from '../orders/public'
import type { Row } from './operation'

const shown = (published: boolean): string => (published ? 'published' : 'unpublished')

type Publishing = { ids: string[]; published: boolean; today: string; isDry: boolean }

/**
 * Takes hotels off the shop or brings them back; the destination field follows. Sold stays remain sold.
 * Limit: all names of the field are filled anew, some seconds in a large catalogue (decision 039).
 */
export async function publishHotels(db: Db, { ids, published, today, isDry }: Publishing): Promise<Row[]> {
  const catalogue = createPublication(db)
  const hotels = await catalogue.lockHotels(ids)
  checkAllThere('hotel', ids, hotels)
  const stays = await catalogue.staysOfHotels(ids)
  const orders = await countOrdersToCome(db, { packageIds: stays.map(({ id }) => id), today })
  const changing = hotels.filter((hotel) => hotel.published !== published).map(({ id }) => id)
  if (changing.length > 0) {
    await catalogue.publishHotels(changing, published)
    // Filled anew as a whole, which a dry run would keep everybody waiting for.
    if (!isDry) await refreshSuggestions(db)
  }
  return hotels.map((hotel) => ({
    id: hotel.id,
    hotel: `${hotel.label}, ${hotel.city}`,
    was: shown(hotel.published),
    is: shown(published),
    'orders to come': stays
      .filter((stay) => stay.hotelId === hotel.id)
      .reduce((sum, { id }) => sum + (orders.get(id) ?? 0), 0),
  }))
}

/** Takes stays off the shop or brings them back. */
export async function publishStays(db: Db, { ids, published, today }: Publishing): Promise<Row[]> {
  const catalogue = createPublication(db)
  const stays = await catalogue.findStays(ids)
  checkAllThere('stay', ids, stays)
  const orders = await countOrdersToCome(db, { packageIds: ids, today })
  const changing = stays.filter((stay) => stay.published !== published)
  if (changing.length > 0) await catalogue.publishStays(changing, published)
  return stays.map((stay) => ({
    id: stay.id,
    stay: stay.labels.en,
    hotel: stay.hotel,
    was: shown(stay.published),
    is: shown(published),
    'orders to come': orders.get(stay.id) ?? 0,
  }))
}

function checkAllThere(what: string, ids: string[], found: { id: string }[]): void {
  const missing = ids.filter((id) => !found.some((each) => each.id === id))
  if (missing.length > 0) throw new Error(`There is no ${what} ${missing.join(', ')}`)
}
