import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent } from 'react'

const storageKey = 'escapade.purchase-told'

/**
 * Tells of a paid order where its buyer comes from paying, once: not after a reload, and not from the link of a mail.
 * What the visitor did not consent to goes no further than the shell.
 */
export function usePurchaseEvent(order: OrderView): void {
  const { track } = useShell()
  const comesFromPaying = usePageLocation().query.status === 'success'
  const tell = useEffectEvent(() => {
    const { orderUUID, status, kind, totalAmount, lines } = order
    if (!comesFromPaying || status !== 'confirmed' || deviceStorage.getItem(storageKey) === orderUUID) return
    deviceStorage.setItem(storageKey, orderUUID)
    track({
      name: 'purchase',
      params: {
        transaction_id: orderUUID,
        value: totalAmount / 100,
        currency: 'EUR',
        item_category: kind,
        item_name: lines[0]?.label ?? null,
      },
    })
  })
  useEffect(() => tell(), [order.orderUUID])
}
