import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { forgetGifts } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect } from 'react'
import { forgetWhereGiftGoes } from '../../features/gift/gift-typed-store'

/**
 * A gift was bought: what was written on it, and where it goes, is not shown with the next one. The link of a mail leads
 * here too, while another gift is being made: it forgets nothing.
 */
export function useForgetGift({ kind }: OrderView): void {
  const { status } = usePageLocation().query
  const isBought = kind !== 'stay' && (status === 'success' || status === 'pending')
  useEffect(() => {
    if (!isBought) return
    if (kind === 'gift') forgetGifts(tabStorage)
    forgetWhereGiftGoes(tabStorage)
  }, [isBought, kind])
}
