export type PriceView = 'total' | 'night' | 'person'

type Stay = { cents: number; view: PriceView; nights: number; persons: number }

/** The total is what is paid; per night and per person are shares of it, to the cent (D23). */
export function priceInView({ cents, view, nights, persons }: Stay): number {
  const shares = { total: 1, night: nights, person: persons }[view]
  return Math.round(cents / Math.max(1, shares))
}
