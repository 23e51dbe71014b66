import type { GiftShipping, ShippingCost } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'

/** Countries to which the post takes printed gifts. */
export const parcelCountries = ['FR', 'BE', 'NL', 'ES', 'IT', 'LU', 'DE', 'PT', 'AT'] as const
export const parcelFields = ['name', 'addressLine', 'postalCode', 'city', 'country'] as const
export type ParcelField = (typeof parcelFields)[number]

/** As wide as the gateway takes them. */
export const parcelLimits = { name: 120, addressLine: 200, postalCode: 20, city: 100, country: 2 } as const

/** Destination of a printed gift: the buyer, or an address of its own. */
export type ParcelDraft = { toBuyer: boolean; address: Record<ParcelField, string> }
export type ParcelProblems = Partial<Record<ParcelField | 'toBuyer', 'mandatory' | 'notServed'>>

export const newParcel = (country: string): ParcelDraft => ({
  toBuyer: true,
  address: { name: '', addressLine: '', postalCode: '', city: '', country },
})

type Addressed = Pick<Buyer, 'firstName' | 'lastName' | 'addressLine' | 'postalCode' | 'city' | 'country'>

export const parcelAddress = ({ toBuyer, address }: ParcelDraft, buyer: Addressed): GiftShipping => {
  const { firstName, lastName, addressLine, postalCode, city, country } = buyer
  if (toBuyer) return { name: `${firstName} ${lastName}`, addressLine, postalCode, city, country }
  return Object.fromEntries(parcelFields.map((field) => [field, address[field].trim()])) as GiftShipping
}

const isServed = (country: string) => parcelCountries.some((served) => served === country)

/** Fields missing in an address of its own; of the buyer's, only that the post goes there. */
export function checkParcel(parcel: ParcelDraft, { country }: Pick<Buyer, 'country'>): ParcelProblems {
  if (parcel.toBuyer) return isServed(country) ? {} : { toBuyer: 'notServed' }
  const missing = parcelFields.filter((field) => !parcel.address[field].trim())
  return Object.fromEntries(missing.map((field) => [field, 'mandatory']))
}

/** Postage abroad on top of that within the market, in cents (SC-019). */
export function postageAbroad(shipping: ShippingCost, { home, country }: { home: string; country: string }) {
  if (country === home) return 0
  return 'internationalFee' in shipping
    ? shipping.internationalFee
    : (shipping.internationalShippingFeesPerCountry[country] ?? 0)
}
