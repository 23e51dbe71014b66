import { priceStepCents, priceSteps } from '@escapade/shared-contracts/rules/search/price-slider'
import { type FacetKind, facetKinds } from '../facet-kinds'
import { type PackageFlagKey, packageFlagKeys } from '../filters/package-flags'
import { type HotelKind, hotelKinds, scoreSteps } from './columns/hotel-columns'
import { SetCounter } from './columns/set-counter'
import { addBit, type Bits, emptyBits } from './columns/value-bits'
import type { SearchIndex } from './search-index'

/** Hotels by value of each filter, by the least score, and by step of their cheapest price. */
export type FacetCounts = {
  values: Record<FacetKind, Map<string, number>>
  scores: Record<string, number>
  /** Hotels that have a package which passes. */
  flags: Record<PackageFlagKey, number>
  prices: { min: number | null; max: number | null; steps: number[]; stepCents: number }
}

/** Counts, for every value of every filter, the hotels that would be left with it. */
export class FacetCounter {
  readonly #index: SearchIndex
  readonly #matched: Bits
  readonly #keptOut = new Map<HotelKind | 'hotelScore', Bits>()
  readonly #counts: Record<FacetKind, Int32Array>
  readonly #ofPackages: Record<'tags' | 'themes', SetCounter>
  readonly #flags = new Int32Array(packageFlagKeys.length)
  readonly #steps = new Int32Array(priceSteps)
  readonly #stepCents: number
  #cheapest = Number.POSITIVE_INFINITY
  #dearest = 0

  /** `nights`: of every stay that is counted, where they are of one length. */
  constructor(index: SearchIndex, nights = 1) {
    this.#index = index
    this.#stepCents = priceStepCents(nights)
    this.#matched = emptyBits(index.hotels.length)
    const counts = facetKinds.map((kind) => [kind, new Int32Array(index.codes[kind].size)])
    this.#counts = Object.fromEntries(counts) as Record<FacetKind, Int32Array>
    const { tags, themes } = index.packages
    this.#ofPackages = {
      tags: new SetCounter(tags.emptyRow().length),
      themes: new SetCounter(themes.emptyRow().length),
    }
  }

  /** A hotel of the results counts for all it has. */
  matched(hotel: number): void {
    addBit(this.#matched, hotel)
  }

  /** A hotel that only this filter keeps out of the results: choosing its value would let it in. */
  keptOutBy(kind: HotelKind | 'hotelScore', hotel: number): void {
    // Facilities are counted with those chosen: all of them have to be there.
    if (kind === 'facilities') return
    const hotels = this.#keptOut.get(kind) ?? emptyBits(this.#index.hotels.length)
    this.#keptOut.set(kind, hotels)
    addBit(hotels, hotel)
  }

  /** Values of the packages that would do, once per hotel however many have them; empties the set. */
  packageValues(kind: 'tags' | 'themes', values: Uint32Array): void {
    this.#ofPackages[kind].take(values)
  }

  /** Counts a hotel for each flag, in their order, that its suitable packages pass. */
  packageFlags(passed: Uint8Array): void {
    for (const [flag, count] of this.#flags.entries()) this.#flags[flag] = count + (passed[flag] ?? 0)
  }

  cheapest(cents: number): void {
    this.#cheapest = Math.min(this.#cheapest, cents)
    this.#dearest = Math.max(this.#dearest, cents)
    const step = Math.min(priceSteps - 1, Math.floor(cents / this.#stepCents))
    this.#steps[step] = (this.#steps[step] ?? 0) + 1
  }

  counts(): FacetCounts {
    for (const kind of hotelKinds) this.#countKind(kind)
    for (const kind of ['tags', 'themes'] as const) {
      const found = this.#ofPackages[kind].counts()
      this.#counts[kind].set(found.subarray(0, this.#counts[kind].length))
    }
    const values = facetKinds.map((kind) => [kind, this.#valuesOf(kind)])
    const found = this.#dearest > 0
    return {
      values: Object.fromEntries(values) as FacetCounts['values'],
      scores: this.#scores(),
      flags: Object.fromEntries(
        packageFlagKeys.map((key, flag) => [key, this.#flags[flag] ?? 0]),
      ) as FacetCounts['flags'],
      prices: {
        min: found ? this.#cheapest : null,
        max: found ? this.#dearest : null,
        steps: [...this.#steps],
        stepCents: this.#stepCents,
      },
    }
  }

  #countKind(kind: HotelKind) {
    const values = this.#index.hotels.sets[kind]
    values.count(this.#matched, this.#counts[kind])
    const keptOut = this.#keptOut.get(kind)
    if (keptOut) values.count(keptOut, this.#counts[kind])
  }

  #scores(): Record<string, number> {
    const { byScore } = this.#index.hotels
    const counts = new Int32Array(scoreSteps.length)
    byScore.count(this.#matched, counts)
    const keptOut = this.#keptOut.get('hotelScore')
    if (keptOut) byScore.count(keptOut, counts)
    return Object.fromEntries(scoreSteps.map((score, step) => [score, counts[step] ?? 0]))
  }

  /** Values that no hotel has any more are left out, those that would leave nothing are not. */
  #valuesOf(kind: FacetKind): Map<string, number> {
    const codes = this.#index.codes[kind]
    const values = new Map<string, number>()
    for (const [number, count] of this.#counts[kind].entries()) {
      if (codes.isUsed(number)) values.set(codes.codeOf(number), count)
    }
    return values
  }
}
