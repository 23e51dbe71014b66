/** Parts of a hotel that have to be read again. */
export type HotelChange = {
  hotelId: string
  /** The hotel, its packages and its from-prices. */
  isWhole: boolean
  /** Rates and stock from one month to another, each by its first day; null: none. */
  months: { first: string; last: string } | null
}

/** Notes a change: two changes of a hotel are one that has both. */
export function addChange(changes: Map<string, HotelChange>, change: HotelChange): void {
  const known = changes.get(change.hotelId)
  changes.set(change.hotelId, known ? both(known, change) : change)
}

const both = (a: HotelChange, b: HotelChange): HotelChange => ({
  hotelId: a.hotelId,
  isWhole: a.isWhole || b.isWhole,
  months: a.months && b.months ? span(a.months, b.months) : (a.months ?? b.months),
})

type Span = { first: string; last: string }

function span(a: Span, b: Span): Span {
  const [first = a.first] = [a.first, b.first].sort()
  const [, last = a.last] = [a.last, b.last].sort()
  return { first, last }
}
