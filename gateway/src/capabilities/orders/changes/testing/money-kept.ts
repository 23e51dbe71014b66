import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/database/tables'
import { createOrdersRepository } from '../../records/orders-repository'
import { soldStayOf } from '../../stay/sold-stay'
import { giftCents, keptShares, type MoneyShop, priceOf, type Standing } from './money-shop'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the shop has done for its money: nights to come, what a cancelled stay keeps, what an unpaid order holds. */
async function delivered(db: Kysely<Database>, { orderUUID, packageId, heldByGift }: Standing) {
  const order = await createOrdersRepository(db).find(orderUUID)
  if (!order) throw new Error(`Order ${orderUUID} is gone`)
  const { checkin, nights } = soldStayOf(order).stay
  const price = priceOf(checkin, nights)
  if (order.status === 'confirmed') return price
  if (order.status === 'cancelled') return price - Math.round(price * (1 - keptShares[packageId]))
  return order.holds_stock ? heldByGift : 0
}

async function movedOf(db: Kysely<Database>, { orderUUID }: Standing) {
  const uses = await db.selectFrom('gift_use').selectAll().where('order_uuid', '=', orderUUID).execute()
  const payments = await db
    .selectFrom('payment')
    .innerJoin('sandbox_intent', 'sandbox_intent.id', 'payment.intent_id')
    .select(['captured_cents', 'refunded_cents'])
    .where('order_uuid', '=', orderUUID)
    .execute()
  return {
    captured: sum(payments.map(({ captured_cents }) => captured_cents)),
    refunded: sum(payments.map(({ refunded_cents }) => refunded_cents)),
    spent: sum(uses.map(({ amount_cents }) => amount_cents)),
    returned: sum(uses.map(({ returned_cents }) => returned_cents)),
  }
}

/** captured − refunded + gifts spent − gifts returned = what was delivered, in the provider's books, for each order. */
export async function expectBalanced(
  { test, orders, code }: MoneyShop,
  balanceOf: (code: string) => Promise<number>,
) {
  // What was decided is on its way: the outbox sends it.
  for (let turn = 0; turn < 2; turn += 1) await test.app.deps.jobs.runAll()
  let onOrders = 0
  for (const standing of orders) {
    const { captured, refunded, spent, returned } = await movedOf(test.db, standing)
    onOrders += spent - returned
    const kept = captured - refunded + spent - returned
    const expected = await delivered(test.db, standing)
    expect({ order: standing.orderUUID, kept }).toEqual({ order: standing.orderUUID, kept: expected })
  }
  expect(await balanceOf(code)).toBe(giftCents - onOrders)
}
