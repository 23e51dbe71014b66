import type {
  ActivityOnlyDetail,
  ActivityOnlyItem,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import {
  type ActivityGiftDraft,
  activityGiftOf,
  checkWords,
  newActivityGift,
} from '../../features/gift/activity-gift'
import { deliveryOf } from '../../features/gift/gift-delivery'
import { readActivityGift, writeActivityGift } from '../../features/gift/gift-typed-store'
import type { PreviewedGift } from '../../features/gift/previewed-gift'
import { useGiftDelivery } from './use-gift-delivery'

type Options = { item: ActivityOnlyItem; activity: ActivityOnlyDetail }

/** Words, picture and recipient of an activity that is given; one for oneself has none. */
export function useActivityGift({ item, activity }: Options) {
  const { customType, date = null } = item
  const isGift = customType === 'GIFT'
  const delivery = useGiftDelivery({ before: date })
  const [draft, setDraft] = useState(() => ({ ...newActivityGift, ...readActivityGift(tabStorage) }))
  const gift = activityGiftOf(draft, deliveryOf(delivery.draft))
  const pictures = activity.imagesBySize
  const preview: PreviewedGift = {
    label: activity.label,
    imageBase: (pictures[draft.picture] ?? pictures[0])?.base ?? '',
    fromName: gift.customisation?.fromName ?? null,
    message: gift.customisation?.message ?? null,
    delivery: gift.delivery ?? null,
    visitDay: date,
  }
  return {
    isGift,
    draft,
    pictures,
    delivery,
    preview,
    change(part: Partial<ActivityGiftDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      writeActivityGift(tabStorage, next)
    },
    problems: isGift ? { ...checkWords(draft), ...delivery.problems } : {},
    /** As the order takes it. */
    item: isGift ? { ...item, gift } : item,
  }
}

export type ActivityGift = ReturnType<typeof useActivityGift>
