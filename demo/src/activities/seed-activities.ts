import type { ActivityPriceHistoryTable } from '@escapade/gateway/capabilities/activities/activity-tables'
import { centerFiles } from '@escapade/gateway/capabilities/activities/upkeep'
import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import type { Database } from '@escapade/gateway/platform/database/tables'
import type { Texts } from '@escapade/gateway/platform/texts/texts'
import { createRandom, type Random } from '@escapade/illustrator/random'
import type { Insertable, Kysely } from 'kysely'
import { towns } from '../places/towns'
import { type Center, hotelCenter, townCenters } from './activity-centers'
import { fittingOffers, type OfferName, offers } from './center-offers'
import { type FurnishedActivity, furnishActivity } from './furnish-activity'

export type SeedActivitiesOptions = { db: Kysely<Database>; today: string; seed?: string }

type House = { center: Center; facilities: string[]; demand: number; cityNames: Texts }

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
  const furnished = houses.map(({ center, ...house }) => ({
    center,
    offers: furnishHouse(
      { center, ...house },
      { houses, today, random: createRandom(`${seed}/${center.id}`) },
    ),
  }))
  await db.transaction().execute(async (trx) => {
    await write(trx, furnished)
    await trx
      .insertInto('meta')
      .values({ key: note, value: JSON.stringify({ seed, today }) })
      .execute()
  })
  return furnished.reduce((sum, { offers }) => sum + offers.length, 0)
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
function secondHouse(name: OfferName, { center }: House, houses: House[]): Center | null {
  const kind = name === 'baths-and-table' ? 'restaurant' : name === 'visit' ? 'culture' : null
  const found = houses.find(
    (other) =>
      other.center.kind === kind &&
      other.center.place.city === center.place.city &&
      other.center.id !== center.id,
  )
  return found?.center ?? null
}

type FurnishedHouse = { center: Center; offers: FurnishedActivity[] }

/** Writes houses that sell something, or where something of another house takes place. */
async function write(db: Kysely<Database>, houses: FurnishedHouse[]): Promise<void> {
  const offers = houses.flatMap((house) => house.offers)
  const needed = new Set(
    offers.flatMap(({ activity }) => activity.parts.flatMap(({ centers }) => centers.map(({ id }) => id))),
  )
  const written = houses.filter(({ center, offers }) => offers.length > 0 || needed.has(center.id))
  for (const assets of inBatches(offers.flatMap((each) => each.assets))) await addMissingAssets(db, assets)
  for (const batch of inBatches(written))
    await centerFiles.write(
      db,
      batch.map(({ center, offers }) => ({ ...center, activities: offers.map(({ activity }) => activity) })),
    )
  for (const rows of inBatches(offers.flatMap(historyOf)))
    await db.insertInto('activityPriceHistory').values(rows).execute()
}

/** As the trigger would have written it: the former price from ever, then the present one. */
const historyOf = ({
  activity: { id: productId, prices },
  past,
}: FurnishedActivity): Insertable<ActivityPriceHistoryTable>[] =>
  past.flatMap(({ adults, cents, until }) => {
    const present = prices.find((price) => price.adults === adults)
    if (!present) return []
    return [
      { productId, adults, priceCents: cents, changedAt: '-infinity' },
      { productId, adults, priceCents: present.cents, changedAt: `${until}T06:00:00Z` },
    ]
  })

function inBatches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
}
