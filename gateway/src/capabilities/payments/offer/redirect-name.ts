import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { offerTexts } from './texts/texts'

/** The name of the bank or wallet that a payment was made with; null for cards. */
export function redirectName(paymentMethod: string, locale: Locale): string | null {
  const way = redirectWayOf(paymentMethod)
  return way && offerTexts(locale)(`ways.${way}`)
}
