import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/database/tables'
import { createOrdersRepository } from '../../records/orders-repository'
import { soldStayOf } from '../../records/sold-stay'
import { readSoldNights } from '../../stock/sold-nights'
import { giftCents, keptShares, type MoneyShop, priceOf, roomsOfNight, type Standing } from './money-shop'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Value that the shop has delivered for its money: nights to come, the kept part of a cancelled stay, the goods held
 * by an unpaid order.
 */
async function delivered(db: Kysely<Database>, { orderUUID, packageId, heldByGift }: Standing) {
  const order = await createOrdersRepository(db).find(orderUUID)
  if (!order) throw new Error(`Order ${orderUUID} is gone`)
  const { checkin, nights } = soldStayOf(order).stay
  const price = priceOf(checkin, nights)
  if (order.status === 'confirmed') return price
  if (order.status === 'cancelled') return price - Math.round(price * (1 - keptShares[packageId]))
  return order.holdsStock ? heldByGift : 0
}

async function movedOf(db: Kysely<Database>, { orderUUID }: Standing) {
  const uses = await db.selectFrom('giftUse').selectAll().where('orderUUID', '=', orderUUID).execute()
  const payments = await db
    .selectFrom('payment')
    .innerJoin('sandboxIntent', 'sandboxIntent.id', 'payment.intentId')
    .select(['capturedCents', 'refundedCents'])
    .where('orderUUID', '=', orderUUID)
    .execute()
  return {
    captured: sum(payments.map(({ capturedCents }) => capturedCents)),
    refunded: sum(payments.map(({ refundedCents }) => refundedCents)),
    spent: sum(uses.map(({ amountCents }) => amountCents)),
    returned: sum(uses.map(({ returnedCents }) => returnedCents)),
  }
}

type BalanceOf = (code: string) => Promise<number>

/** Each order whose money is not what was delivered, and the gift where its balance is not what orders left. */
async function imbalances({ test, orders, code }: MoneyShop, balanceOf: BalanceOf): Promise<object[]> {
  const wrong: object[] = []
  let onOrders = 0
  for (const standing of orders) {
    const { captured, refunded, spent, returned } = await movedOf(test.db, standing)
    onOrders += spent - returned
    const kept = captured - refunded + spent - returned
    const expected = await delivered(test.db, standing)
    if (kept !== expected) wrong.push({ order: standing.orderUUID, kept, expected })
  }
  const balance = await balanceOf(code)
  return balance === giftCents - onOrders ? wrong : [...wrong, { gift: code, balance, onOrders }]
}

const turnMs = 15_000
const withinMs = 60_000

/**
 * captured − refunded + gifts spent − gifts returned = what was delivered, in the provider's books, for each order.
 * Decided money is on its way, and jobs mend what broke off: within a minute all of it has to be true.
 */
export async function expectBalanced(shop: MoneyShop, balanceOf: BalanceOf) {
  const { test, clock } = shop
  for (let passed = 0; ; passed += turnMs) {
    await test.app.deps.jobs.runAll()
    const wrong = await imbalances(shop, balanceOf)
    if (wrong.length === 0) return
    if (passed >= withinMs) {
      shop.counted.untrue += wrong.length
      expect(wrong).toEqual([])
    }
    clock.set(new Date(clock.instant().getTime() + turnMs).toISOString())
  }
}

/** Rooms left and rooms that orders hold are the allotment, night by night. */
export async function expectStock({ test: { db } }: MoneyShop) {
  for (const roomId of ['room-free', 'room-half']) {
    const nights = await db
      .selectFrom('roomDay')
      .select(['day', 'available'])
      .where('roomId', '=', roomId)
      .orderBy('day')
      .execute()
    const [from = '', to = ''] = [nights[0]?.day, nights.at(-1)?.day]
    const sold = await readSoldNights(db, { roomIds: [roomId], from, to })
    const wrong = nights.filter(
      ({ day, available }) => available + (sold.get(roomId)?.get(day) ?? 0) !== roomsOfNight,
    )
    expect(wrong).toEqual([])
  }
}
