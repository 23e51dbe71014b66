import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import {
  checkDelivery,
  type DeliveryDraft,
  newDelivery,
  withOpenHour,
} from '../../features/gift/gift-delivery'
import { readDelivery, writeDelivery } from '../../features/gift/gift-typed-store'

type Options = {
  /** Day of what is given: it arrives before. */
  before?: string | null
}

/** Recipient and day of a gift by e-mail. Typed text is still there after a reload or a change of the gift. */
export function useGiftDelivery({ before = null }: Options = {}) {
  const { now } = useVisit()
  const [draft, setDraft] = useState(() => {
    const today = dayOf(now)
    return withOpenHour(readDelivery(tabStorage, today) ?? newDelivery(today), now)
  })
  return {
    draft,
    now,
    before,
    change(part: Partial<DeliveryDraft>) {
      const next = withOpenHour({ ...draft, ...part }, now)
      setDraft(next)
      writeDelivery(tabStorage, next)
    },
    problems: checkDelivery(draft, before),
  }
}
