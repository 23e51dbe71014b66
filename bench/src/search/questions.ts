import type { Database } from '@escapade/gateway/platform/database/tables'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { defaultDistanceKm } from '@escapade/shared-contracts/rules/search/distances'
import { type Kysely, sql } from 'kysely'
import { createRandom, pick } from '../random'

type Town = { id: string; region: string | null; country: string; latitude: number; longitude: number }
const parties = [{ adult: 2 }, { adult: 2 }, { adult: 2 }, { adult: 1 }, { adult: 4 }, { adult: 2, child: 2 }]
const sorts = ['priceQuality', 'priceQuality', 'priceQuality', 'priceAsc', 'popularity', 'promo'] as const

/** Kinds of searches: a mixture as visitors make it, or one kind alone. */
export const kinds = ['mixed', 'city', 'town', 'around', 'country', 'filters', 'help'] as const
export type Kind = (typeof kinds)[number]
type Question = { db: Kysely<Database>; today: string; count: number; kind: Kind }

/** Dated searches, mostly the first page. */
export async function datedSearches({ db, today, count, kind }: Question): Promise<OffersRequest[]> {
  const { rows: towns } = await sql<Town>`
    select p.id, p.region_id as region, p.country_code as country, p.latitude, p.longitude
    from place p where p.category = 'city' and exists (select 1 from hotel h where h.city_id = p.id)
    order by p.id`.execute(db)
  const random = createRandom(3)
  return Array.from({ length: count }, () => dated({ random, today, kind, town: pick(random, towns) }))
}

type Lot = { random: () => number; town: Town; kind: Kind }

function dated({ random, today, town, kind }: Lot & { today: string }): OffersRequest {
  return {
    locale: 'fr_FR',
    searchCriterias: {
      ...where[kind](town, random()),
      ...pick(random, parties),
      checkin: addDays(today, 2 + Math.floor(random() * 330)),
      night: 1 + Math.floor(random() ** 2 * 4),
    },
    orderBy: pick(random, sorts),
    pagination: { page: random() < 0.85 ? 0 : 1, limit: 24 },
  }
}

const around = ({ latitude, longitude }: Town) => ({ latitude, longitude, distanceMax: 100 })

/** As the page asks where no distance is chosen. */
const withSurroundings = ({ id }: Town) => ({ city: id, distanceMax: defaultDistanceKm })

const where: Record<Kind, (town: Town, lot: number) => Partial<OffersRequest['searchCriterias']>> = {
  /** Four fifths for a town, the rest around a point, in a region or in a whole country. */
  mixed(town, lot) {
    const { region, country } = town
    if (lot < 0.86 || !region) return withSurroundings(town)
    if (lot < 0.94) return around(town)
    return lot < 0.995 ? { region } : { country }
  },
  city: ({ id }) => ({ city: id }),
  town: withSurroundings,
  around,
  country: ({ country }) => ({ country }),
  filters: ({ country }) => ({
    country,
    stars: ['3', '4'],
    facilities: ['restaurant'],
    hotelScore: 7,
    priceMax: 60_000,
    tags: ['breakfast', 'dinner'],
  }),
  /** Too much of a town: nothing is found, and what would help is asked for. */
  help: ({ id }) => ({
    city: id,
    distanceMax: 0,
    tags: ['massage', 'concert'],
    hotelScore: 9,
    priceMax: 9_000,
  }),
}
