import {
  checkGiftField,
  type GiftField,
  giftFieldLimits,
} from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { readGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const none: Record<GiftField, string> = { fromName: '', message: '' }

/** Who gives and what they say; both may be left out (GI-018). What waits in the basket for this stay comes back. */
export function useGiftWords(productId: string) {
  const { t } = useTranslation('gifting')
  const [words, setWords] = useState(none)
  // After hydration: the server has no basket to read.
  useEffect(() => {
    const item = readGift(tabStorage)?.item
    if (item?.type !== 'singleVoucher' || item.productId !== productId) return
    setWords({ fromName: item.customisation?.fromName ?? '', message: item.customisation?.message ?? '' })
  }, [productId])
  const errorOf = (field: GiftField) => {
    const { error } = checkGiftField({ field, value: words[field], mandatory: false })
    return error && t(`problem.${error}`, { maxlength: giftFieldLimits[field] })
  }
  return {
    words,
    set: (field: GiftField, value: string) => setWords((current) => ({ ...current, [field]: value })),
    errors: { fromName: errorOf('fromName'), message: errorOf('message') },
  }
}
