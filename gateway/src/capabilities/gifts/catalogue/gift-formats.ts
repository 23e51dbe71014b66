import type { GiftFormat } from '@escapade/shared-contracts/api/gifts-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { physicalGiftAvailability } from '@escapade/shared-contracts/rules/physical-gift-availability'

/** What printing a voucher for a stay costs; boxes and cards are priced printed. */
export const printedVoucherCents = 290

export const isPrinted = (locale: Locale): boolean =>
  physicalGiftAvailability({ locale, flag: true, shippingFailed: false }) !== 'absent'

export const formatsOf = (locale: Locale): GiftFormat[] =>
  isPrinted(locale) ? ['digital', 'physical'] : ['digital']
