import type { Flow } from '@escapade/shared-contracts/rules/flow'
import type { Locale } from '@escapade/shared-contracts/rules/locale'

export type PromoKind = 'giftStay' | 'boxes' | 'giftCard' | 'singleVoucher'

type Slot = { flow: Flow; locale: Locale; after: 1 | 2 }

/** What is offered between two blocks of results; the gift flow has its own (SE-011, D33). */
export function promoOf({ flow, locale, after }: Slot): PromoKind | null {
  if (flow === 'activity') return null
  if (flow === 'gifting') return locale === 'it_IT' ? 'giftCard' : 'singleVoucher'
  return after === 1 ? 'giftStay' : 'boxes'
}
