import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createBookedHere } from '../../common/booked-here'
import { orderQuery } from '../../features/confirmation/order-query'
import { type CheckoutStay, reservationCriteria } from '../../features/stay/checkout-stay'

const told = ['booked', 'changed', 'paying', 'held'] as const satisfies OrderView['state'][]

/** Order of this stay that was paid or begun in this browser, while it stands; null once the visitor goes on without. */
export function useBookedHere(stay: CheckoutStay | null, own: string | undefined) {
  const [isPast, setPast] = useState(false)
  const known = stay && createBookedHere(deviceStorage).find(reservationCriteria(stay))
  // An order that this tab has begun itself is gone on with by its form.
  const orderUUID = known === own ? null : known
  const asked = isPast ? null : orderUUID
  const { data, isPending } = useQuery({ ...orderQuery(useApi(), asked ?? ''), enabled: asked !== null })
  const order = asked !== null && data && told.some((state) => state === data.state) ? data : null
  return { order, isAsking: asked !== null && isPending, goOn: () => setPast(true) }
}
