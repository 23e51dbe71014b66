import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

export type PromoKind = 'giftStay' | 'boxes' | 'giftCard' | 'singleVoucher'

type Slot = {
  flow: Flow
  /** Among gifts of one stay each. */
  singleVoucher?: boolean
  locale: Locale
  after: 1 | 2
  /** True where gift boxes are sold. */
  boxes: boolean
}

/** Promotion between two blocks of results; the gift flow has its own (SE-011, D33). */
export function promoOf({ flow, singleVoucher, locale, after, boxes }: Slot): PromoKind | null {
  // A visitor of single vouchers needs no way to them.
  if (flow === 'gifting') return locale === 'it_IT' || singleVoucher ? 'giftCard' : 'singleVoucher'
  if (after === 2) return boxes ? 'boxes' : 'giftCard'
  // A day is no stay that could be given as it is found.
  return flow === 'activity' ? 'giftCard' : 'giftStay'
}

/** Slot in which a banner of the editors replaces a promotion: the first, but after the flow's own among gifts. */
export const bannerSlot = (flow: Flow): 1 | 2 => (flow === 'gifting' ? 2 : 1)
