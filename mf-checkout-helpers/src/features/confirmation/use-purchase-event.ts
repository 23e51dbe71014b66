import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { deviceStorage, tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent } from 'react'
import { createToldOnce } from '../../common/told-once'

/**
 * Tells of a paid order where its buyer comes from paying, once: not after a reload, and not from the link of a mail.
 * A payment that is still on its way when its buyer arrives is told of once it is there. An event that the visitor
 * did not consent to goes no further than the shell.
 */
export function usePurchaseEvent(order: OrderView): void {
  const { track } = useShell()
  const { status: paid } = usePageLocation().query
  const comesFromPaying = paid === 'success' || paid === 'pending'
  const tell = useEffectEvent(() => {
    const { orderUUID, status, kind, totalAmount, lines } = order
    if (!comesFromPaying || status !== 'confirmed') return
    if (!createToldOnce(deviceStorage).isFirst(orderUUID)) return
    createToldOnce(tabStorage).forget()
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
