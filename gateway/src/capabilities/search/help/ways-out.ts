import type { SearchChange, WayOut } from '@escapade/shared-contracts/api/search/search-help-schemas'
import { distanceSteps } from '@escapade/shared-contracts/rules/search/distances'
import { farthestOffered } from '../index/distance-counts'
import { reachOf } from '../index/hotel-area'
import type { SearchIndex } from '../index/search-index'
import { createStayPrices, type StayPrices } from '../index/stay-prices'
import type { SearchPlan, SearchRequest } from '../search-plan'
import { changedRequest } from './changed-request'
import { timeChanges } from './time-changes'
import { type Wish, wishesOf } from './wishes'

/** Changes of one search that are offered at once: more would be a riddle. */
const mostChanges = 3
/** Combinations that are counted, the nearest. */
const mostCounted = 24

type Question = {
  index: SearchIndex
  request: SearchRequest
  now: string
  /** The search as it is asked of the index. */
  planOf: (request: SearchRequest) => SearchPlan
}

/**
 * Combinations of at most three changes with which a search finds something, the nearest first: filters let go, another
 * time, a wider place. One that holds another which finds something is left out. Counts and prices are those of the
 * search with the changes.
 *
 * Each hotel is looked at once for each time, and noted under the filters that keep it out, as bits of a number: no
 * combination is tried that finds nothing, and no hotel again that can only say what a nearer one has said.
 */
export function findWaysOut(question: Question): WayOut[] {
  const { index, request, now, planOf } = question
  const plan = planOf(request)
  const wishes = wishesOf({ index, plan, now })
  const places = placesOf(index, plan)
  const near = keptHotels(index, wishes, places)
  const pricesAt = (changes: SearchChange[]) =>
    createStayPrices({ index, now, plan: planOf(changedRequest(request, changes)) })
  const found: Candidate[] = []
  const look = (time: SearchChange | null, row: number, place: number) => {
    const nearer = found.filter((one) => one.time === null || one.row === row)
    const hotels = near.filter((kept) => !nearer.some((one) => isWithin(one, kept)))
    const seen = staysOf({ index, wishes, prices: pricesAt(time ? [time] : []), hotels }, time ? 1 : 0)
    const combinations = [...new Map(seen.map((each) => [each.key, each])).values()]
    found.push(...combinations.map(({ mask, ring }) => ({ mask, ring, time, seen, row, place })))
    return combinations.some(({ mask, ring }) => mask === 0 && ring === 0)
  }
  look(null, -1, 0)
  for (const [row, times] of timeChanges(request).entries())
    times.some((time, place) => look(time, row, place))
  return found
    .map((each) => ({ ...each, changes: changesOf(each, wishes, places) }))
    .sort((a, b) => byNearness(a, b) || a.ring - b.ring || a.place - b.place)
    .reduce(withLeast, [])
    .map(count)
    .sort((a, b) => byNearness(a, b) || b.count - a.count)
}

/** Wider places, each by what to change: the first is the one that was asked for. */
type Places = { changes: (SearchChange | null)[]; ringOf: (hotel: number) => number }

function placesOf(index: SearchIndex, plan: SearchPlan): Places {
  const { area } = plan
  if (area.kind === 'everywhere') return { changes: [null], ringOf: () => 0 }
  const { hotels, km, inArea } = reachOf(index, area, farthestOffered)
  const wider = area.kind === 'around' ? distanceSteps.filter((step) => step > area.maxKm) : []
  const rings = new Map<number, number>()
  for (const [place, hotel] of hotels.entries()) {
    const step = wider.findIndex((most) => (km?.[place] ?? 0) <= most)
    rings.set(hotel, place < inArea ? 0 : step < 0 ? wider.length + 1 : step + 1)
  }
  return {
    changes: [
      null,
      ...wider.map((distanceMax) => ({ kind: 'distanceMax' as const, distanceMax })),
      { kind: 'without', key: 'place' },
    ],
    ringOf: (hotel) => rings.get(hotel) ?? wider.length + 1,
  }
}

/** A hotel with its place among the rings, and the filters of its own that keep it out, as bits. */
type Kept = { hotel: number; ring: number; mask: number }

function keptHotels(index: SearchIndex, wishes: Wish[], { ringOf }: Places): Kept[] {
  const kept: Kept[] = []
  for (const hotel of index.all()) {
    const ring = ringOf(hotel)
    let mask = 0
    for (const [bit, wish] of wishes.entries()) if (!wish.hotel(hotel)) mask |= 1 << bit
    if (bitsOf(mask) + Math.min(ring, 1) <= mostChanges) kept.push({ hotel, ring, mask })
  }
  return kept
}

/** A set of filters, as bits, and the ring of the place. */
type Combination = { mask: number; ring: number }
/** The cheapest stay of a hotel that these filters alone keep out. `key`: of the combination. */
type SeenStay = Combination & { key: number; hotel: number; cents: number }
type Looked = { index: SearchIndex; wishes: Wish[]; prices: StayPrices[]; hotels: Kept[] }

/** Stays that can be had, hotel by hotel, with the filters that keep them out; `spared`: changes that are made already. */
function staysOf({ index, wishes, prices, hotels }: Looked, spared: number): SeenStay[] {
  const { firstPackage, packageCount } = index.hotels
  const seen: SeenStay[] = []
  const ofHotel = new Map<number, SeenStay>()
  for (const { hotel, ring, mask: keptOut } of hotels) {
    ofHotel.clear()
    const first = firstPackage[hotel] ?? 0
    const end = first + (packageCount[hotel] ?? 0)
    for (let stay = first; stay < end; stay += 1)
      for (const offered of prices) {
        const cents = offered.cents(stay)
        if (cents === 0) continue
        const mask = keptOut | maskOf(wishes, stay, cents, offered)
        const known = ofHotel.get(mask)
        if (known) known.cents = Math.min(known.cents, cents)
        else if (bitsOf(mask) + Math.min(ring, 1) + spared <= mostChanges)
          ofHotel.set(mask, { key: (ring << 24) | mask, mask, ring, hotel, cents })
      }
    seen.push(...ofHotel.values())
  }
  return seen
}

function maskOf(wishes: Wish[], stay: number, cents: number, offered: StayPrices): number {
  let mask = 0
  for (const [bit, wish] of wishes.entries()) if (!wish.stay(stay, cents, offered)) mask |= 1 << bit
  return mask
}

type Candidate = Combination & {
  time: SearchChange | null
  /** All that is found at that time, whatever keeps it out. */
  seen: SeenStay[]
  /** Of the time among those it is one of: `row` of its kind, `place` by nearness. */
  row: number
  place: number
}

type Described = Candidate & { changes: SearchChange[] }

/** In the order of nearness: what holds none that was taken before. */
const withLeast = (taken: Described[], next: Described): Described[] =>
  taken.length >= mostCounted || taken.some((one) => isLess(one, next)) ? taken : [...taken, next]

/** True when one changes nothing that the other does not change, or less far. */
function isLess(one: Candidate, other: Candidate): boolean {
  const isNoOtherTime = one.time === null || (one.row === other.row && one.place <= other.place)
  return isNoOtherTime && isWithin(one, other)
}

/** True when one changes nothing of place and filters that the other does not change. */
const isWithin = (one: Combination, other: Combination): boolean =>
  one.ring <= other.ring && (one.mask & ~other.mask) === 0

function changesOf({ mask, ring, time }: Candidate, wishes: Wish[], places: Places): SearchChange[] {
  const place = places.changes[ring]
  const letGo = wishes.filter((_, bit) => mask & (1 << bit)).map(({ change }) => change)
  return [...(time ? [time] : []), ...(place ? [place] : []), ...letGo]
}

/**
 * Counts what the search with the changes finds. Hotels that were not looked at again at its time are none of them: what
 * is within a nearer combination makes this one superfluous.
 */
function count({ seen, changes, ...combination }: Described): WayOut {
  let hotels = 0
  let price = Number.MAX_SAFE_INTEGER
  let last = -1
  for (const stay of seen) {
    if (!isWithin(stay, combination)) continue
    if (stay.hotel !== last) hotels += 1
    last = stay.hotel
    price = Math.min(price, stay.cents)
  }
  return { changes, count: hotels, price }
}

/** Orders changes as many as each other: a filter is given up more easily than a night, and the place last. */
const costs = (change: SearchChange): number => {
  if (change.kind !== 'without') return { night: 1, flex: 2, distanceMax: 3, adult: 0, flow: 0 }[change.kind]
  return change.key === 'dates' ? 4 : change.key === 'place' ? 5 : 0
}
type Changed = Pick<WayOut, 'changes'>

const costOf = ({ changes }: Changed) => changes.reduce((sum, change) => sum + costs(change), 0)

const byNearness = (a: Changed, b: Changed) => a.changes.length - b.changes.length || costOf(a) - costOf(b)

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}
