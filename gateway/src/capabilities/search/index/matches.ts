import type { SortKey } from '@escapade/shared-contracts/api/search/search-schemas'
import { topOf } from '../../../platform/top'
import type { HotelColumns } from './columns/hotel-columns'
import type { SearchIndex } from './search-index'

/** Sum of the packages of a hotel that fit. */
export type Best = {
  /** Price of the cheapest one, and by night of the one that is cheapest by night. */
  cents: number
  nightCents: number
  promo: number
}

/** `far`: kilometres from the point that is measured from, or what best value counts the price by. */
type KeyOf = (hotel: number, best: Best, far: number, hotels: HotelColumns) => number

/**
 * Keys that hotels are ordered by, the least first. Best value is the price of a night for what the hotel is worth.
 * Equals go by price or popularity, and at last by id, so that pages never overlap.
 */
const orders: Record<SortKey, { key: KeyOf; tie: 'cents' | 'popularity' }> = {
  priceQuality: {
    key: (hotel, { nightCents }, far, { quality }) => (nightCents * far) / (quality[hotel] ?? 1),
    tie: 'popularity',
  },
  distance: { key: (_hotel, _best, far) => far, tie: 'cents' },
  promo: { key: (_, { promo }) => -promo, tie: 'cents' },
  priceAsc: { key: (_, { cents }) => cents, tie: 'popularity' },
  popularity: { key: (hotel, _, __, { popularity }) => -(popularity[hotel] ?? 0), tie: 'popularity' },
  svPriceDesc: { key: (_, { cents }) => -cents, tie: 'cents' },
  svPriceAsc: { key: (_, { cents }) => cents, tie: 'cents' },
}

/** Hotels that were found, in columns: a country has thousands of them, and only a page is shown. */
export class Matches {
  readonly #index: SearchIndex
  readonly #order: { key: KeyOf; tie: 'cents' | 'popularity' }
  readonly #hotels: Int32Array
  readonly #keys: Float64Array
  readonly #cents: Int32Array
  /** 0 of those that come before all others, whatever the order. */
  readonly #later: Uint8Array
  #length = 0
  #ofFirst = 0

  /** `most` is how many there can be. */
  constructor(index: SearchIndex, sort: SortKey, most: number) {
    this.#index = index
    this.#order = orders[sort]
    this.#hotels = new Int32Array(most)
    this.#keys = new Float64Array(most)
    this.#cents = new Int32Array(most)
    this.#later = new Uint8Array(most)
  }

  get length(): number {
    return this.#length
  }

  /** Number of hotels that come before all others. */
  get ofFirst(): number {
    return this.#ofFirst
  }

  add(hotel: number, best: Best, { far, isFirst }: { far: number; isFirst: boolean }): void {
    this.#hotels[this.#length] = hotel
    this.#keys[this.#length] = this.#order.key(hotel, best, far, this.#index.hotels)
    this.#cents[this.#length] = best.cents
    this.#later[this.#length] = isFirst ? 0 : 1
    this.#length += 1
    if (isFirst) this.#ofFirst += 1
  }

  /** Numbers of the first hotels in their order. */
  first(count: number): number[] {
    const [hotels, keys, cents, later] = [this.#hotels, this.#keys, this.#cents, this.#later]
    const { ids, popularity } = this.#index.hotels
    const number = (column: Int32Array | Float64Array | Uint8Array, place: number) => column[place] ?? 0
    const byPopularity = this.#order.tie === 'popularity'

    const compare = (a: number, b: number): number => {
      const difference = number(later, a) - number(later, b) || number(keys, a) - number(keys, b)
      if (difference !== 0) return difference
      const [one, other] = [number(hotels, a), number(hotels, b)]
      const next = byPopularity
        ? number(popularity, other) - number(popularity, one)
        : number(cents, a) - number(cents, b)
      return next || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1)
    }
    return topOf({ length: this.#length, count, compare }).map((place) => number(hotels, place))
  }
}
