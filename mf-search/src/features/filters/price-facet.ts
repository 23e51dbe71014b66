import type { PriceFacet } from '@escapade/shared-contracts/api/search/search-schemas'
import type { RangeBar, RangeSliderProps } from '@escapade/shared-ui/range-slider/RangeSlider'

/** Whole euros between which the results cost; undefined where there are none. */
export function priceReach({ min, max }: PriceFacet): RangeSliderProps['reach'] {
  return min === null || max === null
    ? undefined
    : { lowest: Math.ceil(min / 100), highest: Math.floor(max / 100) }
}

/** Hotels by price in euros, up to the end of the slider: dearer ones stand in the last bar. */
export function priceBars({ steps, stepCents }: PriceFacet, end: number): RangeBar[] {
  const width = stepCents / 100
  const last = Math.ceil(end / width) - 1
  return steps.slice(0, last + 1).map((count, step) => ({
    from: step * width,
    to: Math.min(end, (step + 1) * width),
    count: step < last ? count : sum(steps.slice(last)),
  }))
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
