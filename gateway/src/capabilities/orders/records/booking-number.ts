import { randomInt } from 'node:crypto'
import type { Db } from '../../../platform/database/database'
import { createOrdersRepository, type NewOrder, type Order } from './orders-repository'

/** Booking numbers are drawn, so that a neighbour's cannot be guessed; one that is taken is drawn again. */
export async function addOrder(db: Db, order: Omit<NewOrder, 'bookingNumber'>): Promise<Order> {
  const orders = createOrdersRepository(db)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const bookingNumber = String(randomInt(10_000_000, 100_000_000))
    const added = await orders.add({ ...order, bookingNumber })
    if (added) return added
  }
  throw new Error('No free booking number was drawn')
}
