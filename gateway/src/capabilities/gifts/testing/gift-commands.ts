import { addDays, addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { runGifts } from '../../../app/sales-commands'
import { createShopper, mailboxKey } from '../../orders/orders-fixture'
import { command, quietly } from './gift-command'
import type { ModelGift } from './gift-model'
import { type GiftShop, giftRequestOf, issuedBy, orderAtPrice, payFor, stayDay } from './gift-shop'
import { cancel, pay, redeem } from './stay-commands'

const post = ({ test }: GiftShop, url: string, payload: object) => createShopper(test.app).post(url, payload)

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

const makeVoid = (which: number) =>
  command(`void ${which}`, async (model, shop) => {
    const gift = model.gift(which)
    if (!gift) return
    const done = quietly(() => runGifts(shop.test, ['void', gift.uuid]))
    if (gift.status !== 'active') return expect(done).rejects.toThrow(gift.status)
    await done
    model.end(gift, 'void')
  })

const extend = (which: number, days: number) =>
  command(`extend ${which} to ${days}`, async (model, shop) => {
    const gift = model.gift(which)
    if (!gift) return
    const until = addDays(model.today, days)
    const done = quietly(() => runGifts(shop.test, ['extend', gift.uuid, '--until', until]))
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
    const access = { key: await mailboxKey(shop.test.app, gift.orderUUID) }
    const answer = (await post(shop, url, { access, date })).json()
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
