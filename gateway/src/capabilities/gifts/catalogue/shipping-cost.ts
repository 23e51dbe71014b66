import type { ShippingCost } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { isPrinted } from './gift-formats'

/** Countries to which the post takes printed gifts, and the postage beyond the market itself. */
const abroadCents = { FR: 490, BE: 490, NL: 490, LU: 490, DE: 590, IT: 690, ES: 690, AT: 690, PT: 690 }
type Served = keyof typeof abroadCents
const isServed = (country: string): country is Served => Object.hasOwn(abroadCents, country)

/** Belgian parcels cross a border more often than not: their fee is by country, elsewhere there is one. */
const feeByCountry: readonly Locale[] = ['fr_BE', 'nl_BE']
const oneFeeCents = 690

/** Postage of a market's printed gifts, free within it (D46); null where there are none. */
export function shippingCost(locale: Locale): ShippingCost | null {
  if (!isPrinted(locale)) return null
  if (!feeByCountry.includes(locale)) return { amount: 0, internationalFee: oneFeeCents }
  const { [countryOf(locale) as Served]: _home, ...fees } = abroadCents
  return { amount: 0, internationalShippingFeesPerCountry: fees }
}

/** Postage of one parcel to a country; null when the post does not take it there. */
export function postageTo({ locale, country }: { locale: Locale; country: string }): number | null {
  const cost = shippingCost(locale)
  if (!cost || !isServed(country)) return null
  if (country === countryOf(locale)) return cost.amount
  return 'internationalFee' in cost
    ? cost.amount + cost.internationalFee
    : cost.amount + (cost.internationalShippingFeesPerCountry[country] ?? 0)
}
