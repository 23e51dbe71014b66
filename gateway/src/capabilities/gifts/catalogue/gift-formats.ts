import type { GiftFormat } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { physicalGiftAvailability } from '@escapade/shared-contracts/rules/gifts/physical-gift-availability'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** Price of printing a voucher for a stay; boxes and cards are priced printed. */
export const printedVoucherCents = 290

export const isPrinted = (locale: Locale): boolean =>
  physicalGiftAvailability({ locale, flag: true, shippingFailed: false }) !== 'absent'

export const formatsOf = (locale: Locale): GiftFormat[] =>
  isPrinted(locale) ? ['digital', 'physical'] : ['digital']
