import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { remember } from '../../../platform/revision/remember'
import { countHotels, type Opening } from './box-stays'
import { type BoxQuestion, createBoxesRepository, type StoredBox } from './boxes-repository'

/** A box, and the number of hotels of which it pays a stay in full. */
export type CountedBox = StoredBox & { hotels: number }
export type BoxShelf = ReturnType<typeof createBoxShelf>

export type ShelfDeps = {
  db: Db
  clock: Pick<Clock, 'now' | 'today'>
  /** Fewest hotels that a box on sale opens. */
  leastHotels: number
}

/** The boxes that are sold: those that open enough. `count` may remember what it has counted. */
export function createBoxShelf(
  deps: ShelfDeps,
  count: (box: Opening) => Promise<number> = (box) => countHotels(deps, box),
) {
  const find = async (question: Omit<BoxQuestion, 'today'>): Promise<CountedBox[]> => {
    const boxes = await createBoxesRepository(deps.db).find({ ...question, today: deps.clock.today() })
    return Promise.all(boxes.map(async (box) => ({ ...box, hotels: await count(box) })))
  }
  // A price without dates is that of a package's own shortest stay: of more nights nothing is promised.
  const isOpen = ({ hotels, nights }: CountedBox) => hotels >= deps.leastHotels && nights === 1
  return {
    onSale: async (question: Omit<BoxQuestion, 'today'> = {}) => (await find(question)).filter(isOpen),
    /** Published boxes that open too little to be sold. */
    closed: async () => (await find({})).filter((box) => !isOpen(box)),
  }
}

const keptMs = 30_000
const mostCounts = 500

/** Counts for pages, half a minute old at most. An order counts anew. */
export const rememberCounts = (deps: ShelfDeps, createCache: CreateCache) =>
  remember<Opening, number>({
    createCache,
    max: mostCounts,
    ttl: keptMs,
    keyOf: ({ themes, tags, priceCents }) => JSON.stringify([themes[0], tags, priceCents]),
    ask: (box) => countHotels(deps, box),
  })
