import { addDays, addMonthsClamped } from '@escapade/shared-contracts/rules/days'
import fc, { type AsyncCommand } from 'fast-check'
import { ordersCommand } from '../../orders/commands'
import { createShopper, orderRequest } from '../../orders/orders-fixture'
import { createOrdersRepository } from '../../orders/orders-repository'
import { giftsCommand } from '../commands'
import { type GiftModel, type ModelGift, mostPromotions, promotionCents, stayCents } from './gift-model'
import {
  expectSame,
  type GiftShop,
  giftRequestOf,
  issuedBy,
  orderAtPrice,
  payFor,
  stayDay,
} from './gift-shop'

type GiftCommand = AsyncCommand<GiftModel, GiftShop>
type Run = (model: GiftModel, shop: GiftShop) => Promise<unknown>

/** A step that is taken in the shop and on paper; afterwards both say the same. */
const command = (name: string, run: Run): GiftCommand => ({
  check: () => true,
  toString: () => name,
  async run(model, shop) {
    await run(model, shop)
    await expectSame(model, shop)
  },
})

const post = ({ test }: GiftShop, url: string, payload: object) => createShopper(test.app).post(url, payload)

/** What the command line says is for operators. */
async function quietly(run: () => Promise<unknown>) {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await run().finally(() => output.mockRestore())
}

let buyers = 0

type Purchase = { kind: ModelGift['kind']; day: number | null; isPaid: boolean }

const buy = ({ kind, day, isPaid }: Purchase) =>
  command(`buy ${kind} for ${day}${isPaid ? '' : ', unpaid'}`, async (model, shop) => {
    const email = `model-${++buyers}@example.com`
    const date = kind === 'activity' && day !== null ? addDays(model.today, day) : null
    const wanted = giftRequestOf(shop, kind, { email, date })
    const { request, answer } = await orderAtPrice(shop, wanted)
    const isPossible = date === null || model.hasPlaces(date)
    expect({ date, status: answer.statusCode }).toEqual({ date, status: isPossible ? 200 : 409 })
    if (!isPossible) return
    if (!isPaid) return date && model.heldVisits.push(date)
    const { order, payment } = answer.json()
    expect((await payFor(shop, request, { payment })).statusCode).toBe(200)
    const { worth, ...gift } = await issuedBy(shop, order.orderUUID)
    model.gifts.push({
      ...gift,
      ...order,
      email,
      kind,
      worth,
      balance: worth,
      issuedOn: model.today,
      validUntil: addMonthsClamped(model.today, 12),
      status: 'active',
      visit: date,
    })
  })

type Redeeming = { gifts: [number, number | null][]; isPromoted: boolean; isPaid: boolean }

const redeem = ({ gifts, isPromoted, isPaid }: Redeeming) =>
  command(
    `redeem ${JSON.stringify(gifts)}${isPromoted ? ', promoted' : ''}${isPaid ? '' : ', unpaid'}`,
    async (model, shop) => {
      const named = new Map(
        gifts.flatMap(([which, usedAmount]) => {
          const gift = model.gift(which)
          return gift ? [[gift, { gift, usedAmount }] as const] : []
        }),
      )
      const wishes = [...named.values()]
      const totalCents = stayCents - (isPromoted ? promotionCents : 0)
      const request = orderRequest({ checkin: stayDay, nights: 2, amount: totalCents })
      request.items.promotionCodeItem = isPromoted ? shop.promotion : null
      request.items.giftcards = wishes.map(({ gift, usedAmount }) => ({
        serialNumber: gift.code,
        ...(usedAmount === null ? {} : { usedAmount }),
      }))
      const { answer } = await orderAtPrice(shop, request)
      if (isPromoted && model.promotions >= mostPromotions)
        return expect(answer.json()).toMatchObject({ error: { reason: 'PROMOTION_CODE_NOT_VALID' } })
      const planned = model.plan(wishes, totalCents)
      if ('refusal' in planned)
        return expect(answer.json()).toMatchObject({
          code: 'gift-not-usable',
          values: { reason: planned.refusal },
        })
      const { order, payment } = answer.json()
      const cardCents = totalCents - planned.uses.reduce((sum, { cents }) => sum + cents, 0)
      expect(payment.amount).toBe(cardCents)
      const { orderUUID: uuid } = order
      model.place({
        uuid,
        intent: payment.paymentIntentId,
        request,
        uses: planned.uses,
        isPromoted,
        totalCents,
        cardCents,
      })
      if (isPaid) await settle(model, shop, model.stays.length - 1)
    },
  )

async function settle(model: GiftModel, shop: GiftShop, which: number) {
  const stay = model.stay(which)
  if (!stay) return
  const payment = { paymentIntentId: stay.intent, amount: stay.cardCents }
  const paid = await payFor(shop, stay.request, { payment })
  const isPayable = stay.status === 'lapsed' ? model.revive(stay) : stay.status !== 'cancelled'
  expect({ was: stay.status, isPaid: paid.statusCode === 200 }).toEqual({
    was: stay.status,
    isPaid: isPayable,
  })
  if (isPayable) stay.status = 'confirmed'
}

const pay = (which: number) => command(`pay ${which}`, (model, shop) => settle(model, shop, which))

const cancel = (which: number, cents: number) =>
  command(`cancel ${which} with ${cents}`, async (model, shop) => {
    const stay = model.stay(which)
    if (stay?.status !== 'confirmed') return
    await quietly(() => ordersCommand(shop.test, ['cancel', stay.uuid, '--refund', String(cents / 100)]))
    const given = model.cancel(stay, cents)
    const order = await createOrdersRepository(shop.test.db).find(stay.uuid)
    expect(order).toMatchObject({ status: 'cancelled', refund_cents: given })
  })

const makeVoid = (which: number) =>
  command(`void ${which}`, async (model, shop) => {
    const gift = model.gift(which)
    if (!gift) return
    const done = quietly(() => giftsCommand(shop.test, ['void', gift.uuid]))
    if (gift.status !== 'active') return expect(done).rejects.toThrow(gift.status)
    await done
    model.end(gift, 'void')
  })

const extend = (which: number, days: number) =>
  command(`extend ${which} to ${days}`, async (model, shop) => {
    const gift = model.gift(which)
    if (!gift) return
    const until = addDays(model.today, days)
    const done = quietly(() => giftsCommand(shop.test, ['extend', gift.uuid, '--until', until]))
    if (gift.status !== 'active' || until < gift.validUntil) return expect(done).rejects.toThrow()
    await done
    gift.validUntil = until
  })

const visit = (which: number, day: number | null) =>
  command(`visit of ${which} on ${day}`, async (model, shop) => {
    const gift = model.gift(which, 'activity')
    if (!gift) return
    const date = day === null ? null : addDays(model.today, day)
    const url = `/front-gateway/orders/${gift.orderUUID}/visit-day`
    const answer = (await post(shop, url, { access: { email: gift.email }, date })).json()
    if (!model.isMovable(gift)) return expect(answer).toMatchObject({ code: 'order-not-changeable' })
    const isOpen = date === null || date === gift.visit || (date <= gift.validUntil && model.hasPlaces(date))
    if (!isOpen) return expect(answer).toMatchObject({ code: 'day-not-available' })
    expect(answer).toMatchObject({ date })
    gift.visit = date
  })

const ask = (which: number) =>
  command(`ask to withdraw ${which}`, async (model, shop) => {
    const gift = model.gift(which)
    if (!gift) return
    const { bookingNumber, email } = gift
    const answer = await post(shop, '/front-gateway/gifts/withdrawal', {
      locale: 'fr_FR',
      bookingNumber,
      email,
    })
    const isPossible = model.isWithdrawable(gift)
    expect(answer.json()).toMatchObject(
      isPossible ? { refundAmount: gift.worth } : { code: 'withdrawal-not-found' },
    )
    if (isPossible) model.ask(answer.json().token, gift)
  })

const withdraw = command('withdraw', async (model, shop) => {
  const { asked } = model
  if (!asked) return
  const answer = (await post(shop, '/front-gateway/gifts/withdrawal/confirm', { token: asked.token })).json()
  const isLate = asked.expiresAt <= model.now || asked.gift.status === 'withdrawn'
  if (!asked.isReceived && isLate) return expect(answer).toMatchObject({ code: 'withdrawal-not-found' })
  if (!asked.isReceived && !model.isUntouched(asked.gift))
    return expect(answer).toMatchObject({ code: 'withdrawal-changed' })
  expect(answer).toMatchObject({ refundAmount: asked.gift.worth })
  if (!asked.isReceived) model.end(asked.gift, 'withdrawn')
  asked.isReceived = true
})

const lastMoment = Date.parse(`${stayDay}T00:00:00Z`) - 10 * 86_400_000

const wait = (minutes: number) =>
  command(`wait ${minutes} minutes`, async (model, { test, clock }) => {
    const now = model.now + minutes * 60_000
    if (now > lastMoment) return
    clock.set(new Date(now).toISOString())
    await test.app.deps.jobs.runAll()
    model.pass(now, clock.today())
  })

const which = fc.nat(6)
const visitDay = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null })
const mostly = fc.nat(4).map((number) => number > 0)
const kinds = fc.constantFrom<ModelGift['kind'][]>('singleVoucher', 'box', 'giftCard', 'activity', 'activity')
const dayOfMinutes = 24 * 60
/** Mostly less than a gift has, so that several stays are paid by one. */
const amount = fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: null, freq: 4 })

const purchases = fc.record({ kind: kinds, day: visitDay, isPaid: mostly }).map(buy)
const redemptions = fc
  .record({
    gifts: fc.array(fc.tuple(which, amount), { minLength: 1, maxLength: 2 }),
    isPromoted: fc.boolean(),
    isPaid: mostly,
  })
  .map(redeem)
const visits = fc.tuple(fc.nat(2), visitDay).map((wish) => visit(...wish))
const cancellations = fc.tuple(which, fc.integer({ min: 15_000, max: 21_000 })).map((wish) => cancel(...wish))

/** One of each kind, with which every run begins: an activity for a day among them. */
export const firstPurchases = (['activity', 'activity', 'giftCard', 'singleVoucher', 'box'] as const).map(
  (kind, index) => buy({ kind, day: index === 0 ? 3 : null, isPaid: true }),
)

/** Everything givers, guests and customer care do, more often what changes something. */
export const giftCommands = () => [
  purchases,
  redemptions,
  redemptions,
  redemptions,
  which.map(pay),
  cancellations,
  cancellations,
  visits,
  visits,
  visits,
  which.map(makeVoid),
  fc.tuple(which, fc.integer({ min: 0, max: 500 })).map((wish) => extend(...wish)),
  which.map(ask),
  fc.constant(withdraw),
  fc.constantFrom(20, 20, 70, 2 * dayOfMinutes, 15 * dayOfMinutes, 200 * dayOfMinutes).map(wait),
]
