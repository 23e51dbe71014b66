import { percentOfCents } from './percent-of-cents'

export type AutoDiscount = {
  /** The visitor is in the experiment. */
  assigned: boolean
  code?: string | null
  value?: number | null
  sellPriceCents: number
}

/** The extra discount of the experiment (spec A §4). `percent` is null when there is none to announce. */
export function applyAutoDiscount({ assigned, code, value, sellPriceCents }: AutoDiscount): {
  percent: number | null
  priceCents: number
} {
  if (!assigned || !code || value == null) return { percent: null, priceCents: sellPriceCents }
  return { percent: value, priceCents: percentOfCents(sellPriceCents, 100 - value) }
}
