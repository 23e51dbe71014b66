/**
 * Prices a stay for a party: the one place where prices are made. Search, detail, offers, quote and order all come
 * here; the search does the same arithmetic over its index from `partyTerms`, and a property test holds the two
 * together (search-properties.api.test.ts). Integer cents throughout.
 *
 * A room's rate is for two. A guest who has a room for two alone pays the share of it that the house asks
 * (`singlePercent`) or, where nights have a price of their own for one, that. A third adult in the room pays 30 % of it, a child 15 % once the two paid places are taken, a
 * baby nothing. The programme is paid per adult, by children at half price.
 */
export type PartySize = { adult: number; child: number; baby: number }

export type StayPrice = {
  rooms: number
  /** Those of them that one person has alone, for less. */
  singles: number
  /** The rooms at their rate, or at that for one. */
  roomCents: number
  /** Extra beds. */
  supplementCents: number
  programCents: number
  totalCents: number
}

export type PartyTerms = {
  /** Rooms needed, by the most people a room takes (index 0 is capacity 1); 0 where the party cannot be split. */
  rooms: number[]
  /** Percentages of the sum of the nights that the party pays, by the same index: each room as one for two. */
  percents: number[]
  /** Rooms that one person has alone, by the same index: each takes off what the price for one leaves of that for two. */
  singles: number[]
  /** Programme prices the party pays, in halves: 2 for an adult, 1 for a child. */
  programHalves: number
}

export const largestRoom = 8
const maxRooms = 10

const paidPlaces = 2
/** Babies that sleep in one room. */
export const cotsPerRoom = 2
const extraAdultPercent = 30
const extraChildPercent = 15

/** Rooms the party needs, at least one adult in each; null when it cannot be lodged that way. */
export function roomsForParty({ party, capacity }: { party: PartySize; capacity: number }): number | null {
  const rooms = Math.max(
    Math.ceil((party.adult + party.child) / capacity),
    Math.ceil(party.baby / cotsPerRoom),
  )
  return rooms <= Math.min(party.adult, maxRooms) ? rooms : null
}

type Lodged = { party: PartySize; rooms: number; capacity: number }

/** Rooms for two that hold one person. Babies sleep in a cot and take no place. */
const singleRooms = ({ party, rooms, capacity }: Lodged) =>
  capacity < paidPlaces ? 0 : Math.max(0, rooms * paidPlaces - party.adult - party.child)

/** False where a price of its own for one is paid: of those no history is kept, so that no reduction is said. */
export const hasReference = (lodged: Lodged, singleCents: number | null): boolean =>
  singleCents === null || singleRooms(lodged) === 0

/** Percentage of one room's nights that the party pays for its extra beds. */
const supplementPercent = ({ party, rooms, capacity }: Lodged) => {
  const places = rooms * Math.min(paidPlaces, capacity)
  const extraAdults = Math.max(0, party.adult - places)
  const extraChildren = Math.max(0, party.adult + party.child - places) - extraAdults
  return extraAdults * extraAdultPercent + extraChildren * extraChildPercent
}

const programHalves = ({ adult, child }: PartySize) => 2 * adult + child

/** Half-up division of non-negative integers. */
const share = (cents: number, part: number, whole: number) =>
  Math.floor((2 * cents * part + whole) / (2 * whole))

/** Price of a party for what the stay includes per adult. */
export const programPrice = ({ programCents, party }: { programCents: number; party: PartySize }): number =>
  share(programCents, programHalves(party), 2)

type Nights = {
  prices: readonly number[]
  /** Prices for one person alone; 0: the share of the price. Null: so every night. */
  singles: readonly number[] | null
  singlePercent: number
}

/** Price of the nights of a room for one person alone; null where none has a price of its own for one. */
export function ownSingleCents({ prices, singles, singlePercent }: Nights): number | null {
  if (!singles?.some((cents) => cents > 0)) return null
  return prices.reduce(
    (total, cents, night) => total + (singles[night] || singleShare(cents, singlePercent)),
    0,
  )
}

/** Price of a night for one person alone where it has none of its own. */
export const singleShare = (cents: number, singlePercent: number): number => share(cents, singlePercent, 100)

/**
 * Price of a stay. `nightsCents` is the sum of the nightly rates of one room, `singlePercent` the share of them that
 * one person pays unless nights have a price of their own for one (`singleCents`, ownSingleCents), `programCents` what the stay includes per adult. Null when the party cannot be lodged in rooms of this capacity.
 */
export function stayPrice({
  nightsCents,
  singleCents = null,
  singlePercent,
  programCents,
  capacity,
  party,
}: {
  nightsCents: number
  singleCents?: number | null
  singlePercent: number
  programCents: number
  capacity: number
  party: PartySize
}): StayPrice | null {
  const rooms = roomsForParty({ party, capacity })
  if (rooms === null) return null
  const forOne = singleCents === null ? nightsCents * singlePercent : 100 * singleCents
  const singles = forOne < 100 * nightsCents ? singleRooms({ party, rooms, capacity }) : 0
  const roomCents = share(100 * nightsCents * (rooms - singles) + forOne * singles, 1, 100)
  const supplementCents = share(nightsCents, supplementPercent({ party, rooms, capacity }), 100)
  const program = programPrice({ programCents, party })
  return {
    rooms,
    singles,
    roomCents,
    supplementCents,
    programCents: program,
    totalCents: roomCents + supplementCents + program,
  }
}

/** Rules of a party's price as a table by capacity, for SQL. */
export function partyTerms(party: PartySize): PartyTerms {
  const capacities = Array.from({ length: largestRoom }, (_, index) => index + 1)
  const rooms = capacities.map((capacity) => roomsForParty({ party, capacity }) ?? 0)
  const percents = capacities.map((capacity, index) => {
    const count = rooms[index] ?? 0
    return count && 100 * count + supplementPercent({ party, rooms: count, capacity })
  })
  const singles = capacities.map((capacity, index) =>
    singleRooms({ party, rooms: rooms[index] ?? 0, capacity }),
  )
  return { rooms, percents, singles, programHalves: programHalves(party) }
}
