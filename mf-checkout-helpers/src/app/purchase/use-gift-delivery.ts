import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import {
  checkDelivery,
  type DeliveryDraft,
  newDelivery,
  withDelivery,
  withOpenHour,
} from '../../features/gift/gift-delivery'
import { readDelivery, writeDelivery } from '../../features/gift/gift-typed-store'

/** Recipient and day of a gift by e-mail. Typed text is still there after a reload or a change of the gift. */
export function useGiftDelivery({ item }: GiftInBasket) {
  const { now } = useVisit()
  const [draft, setDraft] = useState(() => {
    const today = dayOf(now)
    return withOpenHour(readDelivery(tabStorage, today) ?? newDelivery(today), now)
  })
  const isMailed = item.format !== 'physical'
  return {
    draft,
    now,
    isMailed,
    change(part: Partial<DeliveryDraft>) {
      const next = withOpenHour({ ...draft, ...part }, now)
      setDraft(next)
      writeDelivery(tabStorage, next)
    },
    problems: isMailed ? checkDelivery(draft) : {},
    item: withDelivery(item, draft),
  }
}
