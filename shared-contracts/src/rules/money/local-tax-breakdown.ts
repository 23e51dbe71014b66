import { percentOfCents } from './percent-of-cents'

export type LocalTax = {
  currency?: string
  /** True: paid on site, after the stay. False: already part of the package price. */
  toBePaidAtHotel: boolean
  /** Cents per person and night. */
  amount?: number | null
  percentage?: number | null
  /** `BOOKING_PERCENTAGE`: a percentage of the package price. Anything else: an amount per person and night. */
  type: string
}

export type LocalTaxQuestion = {
  localTax: LocalTax | null
  packagePriceCents: number
  /** Adults, children and babies. */
  persons: number
  nights: number
  /** Total of the quote, in cents: it knows exemptions that we do not. */
  localTaxTotalAmount?: number | null
}

export type LocalTaxBreakdown = { taxCents: number; payToday: number; taxOnSite: number; totalStay: number }

const computeTax = (localTax: LocalTax, { packagePriceCents, persons, nights }: LocalTaxQuestion) =>
  localTax.type === 'BOOKING_PERCENTAGE'
    ? percentOfCents(packagePriceCents, localTax.percentage ?? 0)
    : (localTax.amount ?? 0) * persons * nights

/** Sums of today, on site, and of the whole stay, in cents (spec A §3). Null without a local tax. */
export function localTaxBreakdown(question: LocalTaxQuestion): LocalTaxBreakdown | null {
  const { localTax, packagePriceCents } = question
  if (!localTax) return null
  const taxCents = question.localTaxTotalAmount ?? computeTax(localTax, question)
  const taxOnSite = localTax.toBePaidAtHotel ? taxCents : 0
  return { taxCents, payToday: packagePriceCents, taxOnSite, totalStay: packagePriceCents + taxOnSite }
}
