import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent } from 'react'
import { createToldOnce } from '../../common/told-once'

type Begun = { kind: OrderView['kind']; id: string; label: string; amountCents: number }

/** Tells of a checkout that was begun: once in a tab until something is bought, not after a reload or the bank's page. */
export function useBeginEvent(begun: Begun): void {
  const { track } = useShell()
  const tell = useEffectEvent(() => tellBegun(track, begun))
  useEffect(() => tell(), [begun.kind, begun.id])
}

export function tellBegun(track: ShellServices['track'], { kind, id, label, amountCents }: Begun): void {
  if (!createToldOnce(tabStorage).isFirst(`${kind} ${id}`)) return
  track({
    name: 'begin_checkout',
    params: {
      item_id: id,
      item_name: label,
      item_category: kind,
      value: amountCents / 100,
      currency: 'EUR',
    },
  })
}
