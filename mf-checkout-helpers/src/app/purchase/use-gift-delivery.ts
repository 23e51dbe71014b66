import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import { readDelivery, writeDelivery } from '../../features/gift/delivery-store'
import {
  checkDelivery,
  type DeliveryDraft,
  newDelivery,
  withDelivery,
} from '../../features/gift/gift-delivery'

/** Of a gift by e-mail: to whom it goes and when. What was typed is still there after a reload or a change of the gift. */
export function useGiftDelivery({ item }: GiftInBasket) {
  const today = dayOf(useVisit().now)
  const [draft, setDraft] = useState(() => readDelivery(tabStorage, today) ?? newDelivery(today))
  const isMailed = item.format !== 'physical'
  return {
    draft,
    today,
    isMailed,
    change(part: Partial<DeliveryDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      writeDelivery(tabStorage, next)
    },
    problems: isMailed ? checkDelivery(draft) : {},
    item: withDelivery(item, draft),
  }
}
