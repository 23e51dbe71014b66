/**
 * What a party pays for a stay: the one place where prices are made. Search, detail, offers, quote and order
 * all come here; the search does the same arithmetic over its index from `partyTerms`, and a property
 * test holds the two together (search-properties.api.test.ts). Integer cents throughout.
 *
 * A room's rate is for two adults. A third adult in the room pays 30 % of it, a child 15 % once the two paid
 * places are taken, a baby nothing. What the stay includes is paid per adult, by children at half price.
 */
export type PartySize = { adult: number; child: number; baby: number }

export type StayPrice = {
  rooms: number
  /** The rooms at their rate. */
  roomCents: number
  /** Extra beds. */
  supplementCents: number
  programCents: number
  totalCents: number
}

export type PartyTerms = {
  /** Rooms needed, by the most people a room takes (index 0 is capacity 1); 0 where the party cannot be split. */
  rooms: number[]
  /** What the party pays of the sum of the nights, in percent, by the same index. */
  percents: number[]
  /** Programme prices the party pays, in halves: 2 for an adult, 1 for a child. */
  programHalves: number
}

export const largestRoom = 8
export const maxRooms = 10

const paidPlaces = 2
const cotsPerRoom = 2
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

/** What the party pays of one room's nights, in percent: 100 a room, plus its extra beds. */
const supplementPercent = ({
  party,
  rooms,
  capacity,
}: {
  party: PartySize
  rooms: number
  capacity: number
}) => {
  const places = rooms * Math.min(paidPlaces, capacity)
  const extraAdults = Math.max(0, party.adult - places)
  const extraChildren = Math.max(0, party.adult + party.child - places) - extraAdults
  return extraAdults * extraAdultPercent + extraChildren * extraChildPercent
}

const programHalves = ({ adult, child }: PartySize) => 2 * adult + child

/** Half-up division of non-negative integers. */
const share = (cents: number, part: number, whole: number) =>
  Math.floor((2 * cents * part + whole) / (2 * whole))

/** What a party pays of what the stay includes per adult. */
export const programPrice = ({ programCents, party }: { programCents: number; party: PartySize }): number =>
  share(programCents, programHalves(party), 2)

/**
 * Price of a stay. `nightsCents` is the sum of the nightly rates of one room, `programCents` what the stay
 * includes per adult. Null when the party cannot be lodged in rooms of this capacity.
 */
export function stayPrice({
  nightsCents,
  programCents,
  capacity,
  party,
}: {
  nightsCents: number
  programCents: number
  capacity: number
  party: PartySize
}): StayPrice | null {
  const rooms = roomsForParty({ party, capacity })
  if (rooms === null) return null
  const roomCents = nightsCents * rooms
  const supplementCents = share(nightsCents, supplementPercent({ party, rooms, capacity }), 100)
  const program = programPrice({ programCents, party })
  return {
    rooms,
    roomCents,
    supplementCents,
    programCents: program,
    totalCents: roomCents + supplementCents + program,
  }
}

/** The same rules as a table by capacity, for SQL. */
export function partyTerms(party: PartySize): PartyTerms {
  const capacities = Array.from({ length: largestRoom }, (_, index) => index + 1)
  const rooms = capacities.map((capacity) => roomsForParty({ party, capacity }) ?? 0)
  const percents = capacities.map((capacity, index) => {
    const count = rooms[index] ?? 0
    return count && 100 * count + supplementPercent({ party, rooms: count, capacity })
  })
  return { rooms, percents, programHalves: programHalves(party) }
}
