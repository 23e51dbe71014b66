import fc, { type AsyncCommand } from 'fast-check'
import { runOrders } from '../../../../app/sales-commands'
import type { movableClock, TestApp } from '../../../../testing/test-app'
import { cards, createGuest, createShopper } from '../../orders-fixture'
import { firstDay, lastDay, type ModelStay, priceOf, requestOf, type StockModel } from './stock-model'

type Shop = { test: TestApp; clock: ReturnType<typeof movableClock> }
type StockCommand = AsyncCommand<StockModel, Shop>
type Run = (model: StockModel, shop: Shop) => Promise<void>

/** A step that is taken in the shop and on paper; afterwards both say the same. */
const command = (
  name: string,
  run: Run,
  check: (model: StockModel) => boolean = () => true,
): StockCommand => ({
  check,
  toString: () => name,
  async run(model, shop) {
    await run(model, shop)
    await expectSame(model, shop)
  },
})

const shopOf = ({ test }: Shop) => ({ shopper: createShopper(test.app), guest: createGuest(test.app) })

const order = (stay: ModelStay) =>
  command(`order ${JSON.stringify(stay)}`, async (model, shop) => {
    model.keys += 1
    const answer = await shopOf(shop).shopper.order(requestOf(stay), `model-key-${model.keys}-${model.now}`)
    const { order: held, payment } = answer.json()
    expect({ stay, held: held !== undefined }).toEqual({ stay, held: model.hasRoom(stay) })
    if (held) model.place({ uuid: held.orderUUID, intent: payment.paymentIntentId, stay })
  })

const pay = (which: number, card: 'good' | 'refused') =>
  command(
    `pay ${which} ${card}`,
    async (model, shop) => {
      const chosen = model.of(which)
      if (!chosen) return
      const { shopper } = shopOf(shop)
      const paymentMethod = await shopper.token(cards[card])
      const answer = await shopper.pay(chosen.request, { paymentIntentId: chosen.intent, paymentMethod })
      if (chosen.status === 'confirmed') return expect(answer.statusCode).toBe(200)
      const isPayable = chosen.status !== 'cancelled' && model.beginPayment(chosen)
      expect(answer.statusCode).toBe(isPayable ? (card === 'good' ? 200 : 402) : 409)
      if (answer.statusCode !== 200) return
      chosen.status = 'confirmed'
      chosen.paidCents = priceOf(chosen.stay)
    },
    (model) => model.orders.length > 0,
  )

const isSold = (model: StockModel) => model.of(0, 'confirmed') !== undefined

const cancel = (which: number) =>
  command(
    `cancel ${which}`,
    async (model, shop) => {
      const chosen = model.of(which, 'confirmed')
      if (!chosen) return
      const refund = priceOf(chosen.stay)
      const answer = await shopOf(shop).guest.cancel(chosen.uuid, refund)
      expect(answer.json()).toMatchObject({ status: 'cancelled', refundAmount: refund })
      chosen.status = 'cancelled'
      chosen.change = null
      chosen.refundedCents += refund
    },
    isSold,
  )

/** Customer care gives back as much as it thinks right, whatever the conditions say. */
const undo = (which: number, cents: number) =>
  command(
    `undo ${which} with ${cents}`,
    async (model, { test }) => {
      const chosen = model.of(which, 'confirmed')
      if (!chosen) return
      const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
      const args = ['cancel', chosen.uuid, '--refund', (cents / 100).toFixed(2)]
      await runOrders(test, args).finally(() => output.mockRestore())
      chosen.status = 'cancelled'
      chosen.change = null
      chosen.refundedCents += Math.min(cents, priceOf(chosen.stay))
    },
    isSold,
  )

/** Other nights for a stay that was bought; what gets dearer is paid or left. */
const modify = (which: number, to: Pick<ModelStay, 'day' | 'nights'>, isPaid: boolean) =>
  command(
    `modify ${which} to ${JSON.stringify(to)}${isPaid ? '' : ', unpaid'}`,
    async (model, shop) => {
      const chosen = model.of(which, 'confirmed')
      if (!chosen) return
      const stay = { ...chosen.stay, ...to }
      const { guest, shopper } = shopOf(shop)
      const { items } = requestOf(stay)
      model.keys += 1
      const answer = await guest.modify(
        chosen.uuid,
        { reservationCriteria: items.shortStayItem?.reservationCriteria, expectedAmount: priceOf(stay) },
        `model-key-${model.keys}-${model.now}`,
      )
      const { modification, payment } = answer.json()
      const isPossible = model.hasRoom(stay, chosen)
      expect({ to, done: modification !== undefined }).toEqual({ to, done: isPossible })
      // A new wish takes the place of one that was left open, unless all of it was rolled back.
      if (answer.statusCode === 200) chosen.change = null
      if (!isPossible) return
      const extra = priceOf(stay) - priceOf(chosen.stay)
      if (extra > 0) {
        chosen.change = { stay, expiresAt: model.now + 15 * 60_000 }
        if (!isPaid) return
        const paymentMethod = await shopper.token(cards.good)
        const authorisation = { paymentIntentId: payment.paymentIntentId, paymentMethod }
        const paid = await guest.payChange(chosen.uuid, modification.modificationUUID, authorisation)
        expect(paid.statusCode).toBe(200)
        chosen.paidCents += extra
      } else chosen.refundedCents -= extra
      chosen.stay = stay
      chosen.change = null
    },
    isSold,
  )

const wait = (minutes: number) =>
  command(`wait ${minutes}`, async (model, { test, clock }) => {
    model.pass(minutes)
    clock.set(new Date(model.now).toISOString())
    await test.app.deps.jobs.runAll()
  })

/** Expects stock, orders and payments as on paper; refunds are on their way or there. */
async function expectSame(model: StockModel, { test }: Shop) {
  const nights = await test.db
    .selectFrom('roomDay')
    .selectAll()
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .execute()
  for (const { roomId, day, available } of nights) {
    const night = `${roomId} ${day}`
    expect({ night, available }).toEqual({ night, available: model.perNight - model.taken(night) })
  }
  for (const { activityId, day, taken } of await test.db.selectFrom('activityDay').selectAll().execute()) {
    const place = `${activityId} ${day}`
    expect({ place, taken }).toEqual({ place, taken: model.taken(place) })
  }
  for (const { uuid, paidCents, refundedCents } of model.orders)
    expect({ uuid, ...(await moneyFor(test, uuid)) }).toEqual({ uuid, paidCents, refundedCents })
}

async function moneyFor({ db }: TestApp, orderUUID: string) {
  const { paid } = await db
    .selectFrom('payment')
    .select((row) => row.fn.sum<string>('amountCents').as('paid'))
    .where('orderUUID', '=', orderUUID)
    .where('status', '=', 'captured')
    .executeTakeFirstOrThrow()
  const { refunded } = await db
    .selectFrom('refund')
    .select((row) => row.fn.sum<string>('amountCents').as('refunded'))
    .where('orderUUID', '=', orderUUID)
    .executeTakeFirstOrThrow()
  return { paidCents: Number(paid ?? 0), refundedCents: Number(refunded ?? 0) }
}

const which = fc.nat(9)
const day = fc.nat(3)
const nights = fc.integer({ min: 1, max: 3 })

/** Everything visitors do, more often what changes something. */
export const stockCommands = () => [
  fc.record({ tasting: fc.boolean(), day, nights, activityDay: fc.nat(1) }).map(order),
  fc.record({ tasting: fc.boolean(), day, nights, activityDay: fc.nat(1) }).map(order),
  which.map((each) => pay(each, 'good')),
  which.map((each) => pay(each, 'good')),
  which.map((each) => pay(each, 'refused')),
  fc.tuple(which, fc.record({ day, nights }), fc.boolean()).map((wish) => modify(...wish)),
  fc.tuple(which, fc.record({ day, nights }), fc.boolean()).map((wish) => modify(...wish)),
  which.map(cancel),
  fc.tuple(which, fc.nat(30_000)).map((wish) => undo(...wish)),
  fc.integer({ min: 1, max: 30 }).map(wait),
]
