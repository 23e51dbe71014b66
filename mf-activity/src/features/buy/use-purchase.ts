import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { addedToCart, partyChanged } from '@escapade/shared-contracts/events/analytics-events'
import { activityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { checkoutUri } from './checkout-uri'
import { partySize } from './party-size'

/** For whom: a gift, or oneself. */
export type Purpose = 'gift' | 'ownUse'

export type Purchase = ReturnType<typeof usePurchase>

/** The party from the hash, what it pays, and the way to the checkout. */
export function usePurchase({ id, label, prices }: Pick<ActivityOnlyDetail, 'id' | 'label' | 'prices'>) {
  const { navigate, visit } = useShell()
  const { criteria, update } = useCriteria()
  const emit = useEmit()
  const adults = partySize({ prices, asked: criteria.a })
  const price = activityPartyPrice({ prices, adults })

  const day = criteria.checkin ?? null
  const changeDay = (chosen: string | null) =>
    update((current) => ({ ...current, checkin: chosen ?? undefined }), { replace: true })

  const changeParty = (asked: number) => {
    const a = partySize({ prices, asked })
    if (a === adults) return
    update((current) => ({ ...current, a }))
    emit(partyChanged, { a, c: 0, b: 0, s: false })
  }
  const proceed = (purpose: Purpose) => {
    if (!price) return
    emit(addedToCart, { id, type: 'ACTIVITY', label, priceCents: price.total })
    navigate(checkoutUri({ id, adults, day, ownUse: purpose === 'ownUse', locale: visit.locale }))
  }
  return { adults, price, day, changeDay, changeParty, proceed }
}
