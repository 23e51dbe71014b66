import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Shipment } from '../records/shipments-repository'
import { giftTexts } from '../texts/texts'
import type { Fact } from './gift-mail'

/** Address of a parcel, the country by its name. */
export function addressFact(locale: Locale, { recipient }: Shipment): Fact {
  const { name, addressLine, postalCode, city, country } = recipient
  const t = giftTexts(locale)
  const land = new Intl.DisplayNames([bcp47(locale)], { type: 'region' }).of(country) ?? country
  return {
    label: t('shipped.recipient'),
    value: `${name}, ${addressLine}, ${postalCode} ${city}, ${land}`,
  }
}
