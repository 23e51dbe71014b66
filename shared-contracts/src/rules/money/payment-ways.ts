import { isWallet3xOffered } from '../pay-later/is-wallet3x-offered'
import { payLaterMethods } from '../pay-later/pay-later-methods'
import { type Country, countryOf, type Locale } from '../visitor/locale'

/** Ways that a payment provider can take; `paypal-3x` is PayPal's own plan of three payments. */
export const providedWays = ['card', 'ideal', 'bancontact', 'paypal', 'paypal-3x', 'wallet'] as const
export type ProvidedWay = (typeof providedWays)[number]
/** Each way to pay that a visitor can choose. */
export type PaymentWay = ProvidedWay | 'deferred' | '3x' | '4x'

export type PaymentQuestion = {
  provided: readonly ProvidedWay[]
  /** True when a lender lends in the market. */
  lends: boolean
  locale: Locale
  /** Market-local wall clock. */
  now: string
  /** Left out for what the market offers at all. */
  amountCents?: number | undefined
  checkin?: string | undefined
}

/** Banks of one country; all else works everywhere. */
const homes: Partial<Record<ProvidedWay, Country>> = { ideal: 'NL', bancontact: 'BE' }
const everyPlan = ['deferred', '3x', '4x'] as const
/** An amount and a day at which the market's rules allow all that they ever allow. */
const usualCents = 50_000

/** The ways to pay that work in the market, for the amount and arrival if they are known (D122), best known first. */
export function paymentWays(question: PaymentQuestion): PaymentWay[] {
  const { provided, locale, amountCents } = question
  if (amountCents !== undefined && amountCents <= 0) return []
  const country = countryOf(locale)
  const takes = (way: ProvidedWay) =>
    (homes[way] ?? country) === country &&
    (way !== 'paypal-3x' || isWallet3xOffered({ amountCents: amountCents ?? usualCents, locale }))
  return [...providedWays.filter((way) => provided.includes(way) && takes(way)), ...plans(question)]
}

function plans({ lends, now, checkin, amountCents }: PaymentQuestion): PaymentWay[] {
  if (!lends) return []
  if (amountCents === undefined) return [...everyPlan]
  return checkin ? payLaterMethods({ now, checkin, amountCents }) : []
}
