import type { ActivityPriceHistoryTable } from '@escapade/gateway/capabilities/activities/activity-tables'
import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import type { Database } from '@escapade/gateway/platform/database/tables'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { createRandom, type Random } from '@escapade/illustrator/random'
import type { Insertable, Kysely } from 'kysely'
import { towns } from '../places/towns'
import { hotelCenter, type NewCenter, townCenters } from './activity-centers'
import { fittingOffers, type OfferName, offers } from './center-offers'
import { type FurnishedActivity, furnishActivity } from './furnish-activity'

export type SeedActivitiesOptions = { db: Kysely<Database>; today: string; seed?: string }

type House = { center: NewCenter; facilities: string[]; demand: number; cityNames: Texts }

const note = 'activities'
/** Activities are an addition to a catalogue of stays: a large one does not need more of them. */
const mostHotels = 260
const batchSize = 200

/**
 * Fills the database with activities of the towns that have hotels: the same for a seed, its hotels and a day.
 * Answers how many; 0 when they are there already.
 */
export async function seedActivities({
  db,
  today,
  seed = 'escapade',
}: SeedActivitiesOptions): Promise<number> {
  if (await isSeeded(db)) return 0
  const houses = await findHouses(db, seed)
  const furnished = houses.flatMap((house) =>
    furnishHouse(house, { houses, today, random: createRandom(`${seed}/${house.center.id}`) }),
  )
  await db.transaction().execute(async (trx) => {
    await write(trx, houses, furnished)
    await trx
      .insertInto('meta')
      .values({ key: note, value: JSON.stringify({ seed, today }) })
      .execute()
  })
  return furnished.length
}

const isSeeded = async (db: Kysely<Database>) =>
  (await db.selectFrom('meta').select('key').where('key', '=', note).executeTakeFirst()) !== undefined

/** Houses of every town with a hotel, and its hotels, the best known first. */
async function findHouses(db: Kysely<Database>, seed: string): Promise<House[]> {
  const hotels = await db
    .selectFrom('hotel')
    .selectAll()
    .where('source', '=', 'generated')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(mostHotels)
    .execute()
  const withHotels = new Set(hotels.map(({ cityId }) => cityId))
  const here = towns.filter(({ id }) => withHotels.has(id))
  return [
    ...here.flatMap((town) =>
      townCenters(town, createRandom(`${seed}/activities/${town.id}`)).map((center) => ({
        center,
        facilities: [],
        demand: town.demand,
        cityNames: town.names,
      })),
    ),
    ...hotels.flatMap((hotel) => {
      const town = here.find(({ id }) => id === hotel.cityId)
      return town
        ? [
            {
              center: hotelCenter(hotel),
              facilities: hotel.facilities,
              demand: town.demand,
              cityNames: town.names,
            },
          ]
        : []
    }),
  ]
}

type Around = { houses: House[]; today: string; random: Random }

/** One to three offers that suit the house. */
function furnishHouse(house: House, { houses, today, random }: Around): FurnishedActivity[] {
  const fitting = fittingOffers({ kind: house.center.kind, facilities: house.facilities })
  const few = house.center.kind === 'hotel' ? random.int(0, 2) : random.int(1, 2)
  const first = random.int(0, Math.max(0, fitting.length - 1))
  const chosen = [...fitting.slice(first), ...fitting.slice(0, first)].slice(0, few)
  return chosen.flatMap((name) => {
    const second = secondHouse(name, house, houses)
    if (name === 'baths-and-table' && !second) return []
    const { center, cityNames, demand } = house
    return [
      furnishActivity(
        { id: `${center.id}-${name}`, words: offers[name], center, second, cityNames, demand, today },
        random.branch(name),
      ),
    ]
  })
}

/** The restaurant after the baths, the museum that the walk ends in. */
function secondHouse(name: OfferName, { center }: House, houses: House[]): NewCenter | null {
  const kind = name === 'baths-and-table' ? 'restaurant' : name === 'visit' ? 'culture' : null
  const found = houses.find(
    (other) =>
      other.center.kind === kind && other.center.cityId === center.cityId && other.center.id !== center.id,
  )
  return found?.center ?? null
}

async function write(db: Kysely<Database>, houses: House[], furnished: FurnishedActivity[]): Promise<void> {
  const selling = new Set(
    furnished.flatMap(({ product }) => [product.centerId, ...centersOf(String(product.parts))]),
  )
  for (const rows of inBatches(houses.map(({ center }) => center).filter(({ id }) => selling.has(id))))
    await db.insertInto('activityCenter').values(rows).execute()
  for (const assets of inBatches(furnished.flatMap((each) => each.assets))) await addMissingAssets(db, assets)
  for (const rows of inBatches(furnished.map(({ product }) => product)))
    await db.insertInto('activityProduct').values(rows).execute()
  for (const rows of inBatches(furnished.flatMap(({ prices }) => prices)))
    await db.insertInto('activityPrice').values(rows).execute()
  for (const rows of inBatches(furnished.flatMap(historyOf)))
    await db.insertInto('activityPriceHistory').values(rows).execute()
}

const centersOf = (parts: string): string[] =>
  (JSON.parse(parts) as { centers: { id: string }[] }[]).flatMap(({ centers }) => centers.map(({ id }) => id))

/** As the trigger would have written it: the former price from ever, then the present one. */
const historyOf = ({ prices, past }: FurnishedActivity): Insertable<ActivityPriceHistoryTable>[] =>
  past.flatMap(({ until, ...former }, index) => {
    const present = prices[index]
    if (!present) return []
    return [
      { ...former, changedAt: '-infinity' },
      { ...present, changedAt: `${until}T06:00:00Z` },
    ]
  })

function inBatches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
}
