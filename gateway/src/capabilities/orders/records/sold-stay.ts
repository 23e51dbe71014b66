import type { SoldStay } from './order-tables'
import type { Order } from './orders-repository'

/** Stay that an order sold. The table sees to it that nothing of it is missing. */
export function soldStayOf(order: Order): SoldStay {
  const { packageId, roomId, rooms, stay } = order
  if (!packageId || !roomId || !rooms || !stay) throw new Error(`Order ${order.orderUUID} is for no stay`)
  return { packageId, roomId, rooms, stay }
}

export const stayOf = (order: Order) => soldStayOf(order).stay
