import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/tables'
import { testDay } from '../../testing/test-app'
import { addMissingAssets } from '../assets/asset-repository'
import { addHotel, addStay } from '../availability/stay-fixture'

export const days: [string, string] = ['2027-03-01', '2027-06-30']

/** The pictures of the tasting. */
const sides = ['wine', 'wine-b', 'wine-c'].map((key) => ({
  id: `test/${key}`,
  address: `test/${key}`,
  source: 'illustration',
  recipe: { subject: 'wine-tasting', key, region: 'fr' },
  alts: { fr: 'Les verres', es: 'Las copas', nl: 'De glazen', it: 'I calici', en: 'The glasses' },
}))

/** A hotel with two stays in rooms of their own: `plain` for two to four nights, `wine-stay` with a tasting on Saturdays. */
export async function addTwoStays(db: Kysely<Database>) {
  await db.updateTable('stayClock').set({ today: testDay }).execute()
  await addHotel(db, { id: 'h', score: 8.2 })
  await addMissingAssets(db, sides)
  await db
    .insertInto('activity')
    .values({
      id: 'wine',
      hotelId: 'h',
      titles: JSON.stringify({ fr: 'Vin', es: 'Vino', nl: 'Wijn', it: 'Vino', en: 'Wine' }),
      theme: '989',
      weekdays: [6],
      capacity: 1,
      pictures: JSON.stringify(sides.map(({ id }) => id)),
    })
    .execute()
  await addStay(db, {
    hotelId: 'h',
    id: 'plain',
    days,
    priceCents: 12_000,
    capacity: 3,
    minNights: 2,
    maxNights: 4,
  })
  await addStay(db, {
    hotelId: 'h',
    id: 'wine-stay',
    days,
    priceCents: 12_000,
    stayCents: 3_500,
    activityIds: ['wine'],
  })
  await db
    .updateTable('hotel')
    .set({
      localTax: JSON.stringify({
        amount: 250,
        currency: 'EUR',
        toBePaidAtHotel: true,
        type: 'PERSON_NIGHT',
        percentage: null,
      }),
    })
    .execute()
}

type Query = Record<string, string | number>

/** Asks as a product's page does, in French. */
export function createAsker(app: FastifyInstance) {
  const get = async (path: string, query: Query) => {
    const response = await app.inject({ url: path, query: { locale: 'fr_FR', ...stringify(query) } })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    get,
    quote: async (id: string, query: Query) => (await get(`/api/product/${id}/quote`, query)).body,
  }
}

const stringify = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
