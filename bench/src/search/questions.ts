import type { OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../gateway/src/platform/tables'
import { createRandom, pick } from './random'

type Town = { id: string; region: string | null; country: string; latitude: number; longitude: number }
const parties = [{ adult: 2 }, { adult: 2 }, { adult: 2 }, { adult: 1 }, { adult: 4 }, { adult: 2, child: 2 }]
const sorts = ['priceQuality', 'priceQuality', 'priceQuality', 'priceAsc', 'popularity', 'promo'] as const

/**
 * Dated searches as visitors make them: four fifths for a town, the rest around a point, in a region or in a whole
 * country; mostly the first page.
 */
export async function datedSearches({
  db,
  today,
  count,
}: {
  db: Kysely<Database>
  today: string
  count: number
}): Promise<OffersRequest[]> {
  const { rows: towns } = await sql<Town>`
    select p.id, p.region_id as region, p.country_code as country, p.latitude, p.longitude
    from place p where p.category = 'city' and exists (select 1 from hotel h where h.city_id = p.id)
    order by p.id`.execute(db)
  const random = createRandom(3)
  return Array.from({ length: count }, () => dated({ random, today, town: pick(random, towns) }))
}

function dated({ random, today, town }: { random: () => number; today: string; town: Town }): OffersRequest {
  return {
    locale: 'fr_FR',
    searchCriterias: {
      ...where(random(), town),
      ...pick(random, parties),
      checkin: addDays(today, 2 + Math.floor(random() * 330)),
      night: 1 + Math.floor(random() ** 2 * 4),
    },
    orderBy: pick(random, sorts),
    pagination: { page: random() < 0.85 ? 0 : 1, limit: 24 },
  }
}

function where(lot: number, { id, region, country, latitude, longitude }: Town) {
  if (lot < 0.86 || !region) return { city: id }
  if (lot < 0.94) return { latitude, longitude, distanceMax: 100 }
  return lot < 0.995 ? { region } : { country }
}
