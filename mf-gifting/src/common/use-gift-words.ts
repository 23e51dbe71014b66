import {
  checkGiftField,
  type GiftField,
  giftFieldLimits,
} from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { type GiftInBasket, readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

const none: Record<GiftField, string> = { fromName: '', message: '' }

/**
 * Giver and words of a gift; both may be left out (GI-018). Words that wait in the basket for that gift come back.
 */
export function useGiftWords(isSame: (item: GiftInBasket['item']) => boolean) {
  const { t } = useTranslation('gifting')
  const [words, setWords] = useState(none)
  // After hydration: the server has no basket to read.
  const recall = useEffectEvent(() => {
    const item = readGift(tabStorage)?.item
    if (!item || !isSame(item)) return
    setWords({ fromName: item.customisation?.fromName ?? '', message: item.customisation?.message ?? '' })
  })
  useEffect(() => recall(), [])
  const errorOf = (field: GiftField) => {
    const { error } = checkGiftField({ field, value: words[field], mandatory: false })
    return error && t(`problem.${error}`, { maxlength: giftFieldLimits[field] })
  }
  const errors = { fromName: errorOf('fromName'), message: errorOf('message') }
  return {
    words,
    set: (field: GiftField, value: string) => setWords((current) => ({ ...current, [field]: value })),
    errors,
    isGood: !errors.fromName && !errors.message,
    /** As an order takes them. */
    customisation: { fromName: words.fromName.trim() || null, message: words.message.trim() || null },
  }
}

export type GiftWordsState = ReturnType<typeof useGiftWords>
