import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { clockFrom } from '../../platform/clock'
import { loadSigner } from '../../platform/signer'
import type { Asked } from '../../testing/contract/ask'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { testConfig, testDay } from '../../testing/test-app'
import { staffHeaders } from '../care/sign-in/staff-fixture'
import { type PaymentProvider, PaymentProviderError } from '../payments/payment-provider'
import { sandboxSecret } from '../payments/sandbox/sandbox-webhooks'
import { signEvent } from '../payments/webhooks/signed-events'
import {
  addOneRoom,
  askedCode,
  book,
  cards,
  createShopper,
  type OrderChange,
  orderRequest,
} from './orders-fixture'

let days = 0
/** Each scenario stays on nights of its own, in the one room there is. */
async function nextStay({ db }: World): Promise<{ checkin: string }> {
  if (days === 0) await addOneRoom(db, 1, '2028-02-28')
  days += 2
  return { checkin: addDays(testDay, days) }
}

const placing = (change: OrderChange, key: string): Asked => ({
  body: orderRequest(change),
  headers: { 'idempotency-key': key },
})

/** An order that is held, and what its payment by a card would be. */
export async function held(world: World, card = cards.good, more: { bookAgain?: boolean } = {}) {
  const stay = await nextStay(world)
  const shopper = createShopper(world.app)
  const request = { ...orderRequest(stay), ...more }
  const { order, payment } = await shopper.hold(request, `scenario-${stay.checkin}`)
  const paymentMethod = await shopper.token(card)
  const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
  const paying = { body: { ...request, pspAuthorization } }
  return { stay, order, shopper, request, paymentMethod, paying }
}

/** An order that waits for its payment, on nights of its own. */
export const heldInWorld = async (world: World, key: string) =>
  createShopper(world.app).hold(orderRequest(await nextStay(world)), key)

/** An order that is paid, on nights of its own. */
export const bookedInWorld = async (world: World, key: string) =>
  book(createShopper(world.app), orderRequest(await nextStay(world)), key)

/** Books other nights, and lets them be those of the order: another booking of the same stay by the same buyer. */
export async function bookNightsOf({ orderUUID }: { orderUUID: string }, world: World) {
  const { orderUUID: other } = await bookedInWorld(world, `scenario-nights-${orderUUID}`)
  await world.db
    .updateTable('customerOrder as o')
    .from('customerOrder as held')
    .set((row) => ({ checkin: row.ref('held.checkin'), checkout: row.ref('held.checkout') }))
    .where('o.orderUUID', '=', other)
    .where('held.orderUUID', '=', orderUUID)
    .execute()
}

const noAnswer = () => Promise.reject(new PaymentProviderError('no answer'))
export const awayProvider: PaymentProvider = {
  name: 'sandbox',
  lends: true,
  createIntent: noAnswer,
  authorise: noAnswer,
  capture: noAnswer,
  cancel: noAnswer,
  refund: noAnswer,
  find: noAnswer,
  factsOf: noAnswer,
  changedSince: noAnswer,
  cardOf: async () => null,
}
/** One unpaid order at a time, and one refused card. */
export const strict = (world: World) => world.other({ config: testConfig({ RATE_LIMIT: '0.1' }) })
export const providerAway = (world: World) => world.other({ hooks: { paymentProvider: awayProvider } })

export const halfAnHourLater = clockFrom(() => new Date(`${testDay}T09:30:00Z`))

export const ordersScenarios: Scenarios = {
  'POST /front-gateway/purchase/orders': {
    refuses: {
      'idempotency-key-required': async (world) => ({ body: orderRequest(await nextStay(world)) }),
      'idempotency-key-reused': async (world) => {
        const { request, stay } = await held(world)
        return placing({ ...stay, amount: request.expectedAmount + 1 }, `scenario-${stay.checkin}`)
      },
      'product-not-found': async (world) => ({
        body: orderRequest({ ...(await nextStay(world)), packageId: 'nothing' }),
        headers: { 'idempotency-key': 'scenario-nothing' },
      }),
      'gift-not-usable': async (world) => {
        const request = orderRequest(await nextStay(world))
        const giftcards = [{ serialNumber: 'ABCD-EFGH-JKMN-PQRS', usedAmount: 1 }]
        const body = { ...request, items: { ...request.items, giftcards } }
        return { body, headers: { 'idempotency-key': 'scenario-no-gift' } }
      },
      'already-booked': async (world) => ({
        body: { ...(await bookedInWorld(world, 'scenario-booked')).request, bookAgain: false },
        headers: { 'idempotency-key': 'scenario-booked-again' },
      }),
      'sold-out': async (world) => placing((await held(world)).stay, 'scenario-late'),
      'too-many-holds': async (world) => {
        await held(world)
        return { ...placing(await nextStay(world), 'scenario-many'), on: await strict(world) }
      },
      'payment-unavailable': async (world) => ({
        ...placing(await nextStay(world), 'scenario-away'),
        on: await providerAway(world),
      }),
    },
  },
  'POST /front-gateway/purchase/zeppto': {
    succeeds: async (world) => (await held(world)).paying,
    refuses: {
      'payment-refused': async (world) => (await held(world, cards.refused)).paying,
      'payment-by-link': async (world) => ({
        ...(await held(world)).paying,
        headers: staffHeaders('agent'),
      }),
      'payment-not-found': async (world) => {
        const { request, paymentMethod } = await held(world)
        return { body: { ...request, pspAuthorization: { paymentIntentId: 'pi_none', paymentMethod } } }
      },
      'amount-changed': async (world) => {
        const { paying } = await held(world)
        return { body: { ...paying.body, expectedAmount: paying.body.expectedAmount + 1 } }
      },
      'payment-mismatch': async (world) => {
        const { paying } = await held(world)
        return { body: { ...paying.body, buyer: { ...paying.body.buyer, email: 'other@example.com' } } }
      },
      'order-expired': async (world) => {
        const { request, paying } = await held(world)
        const later = await world.other({ clock: halfAnHourLater })
        await later.deps.jobs.runAll()
        await createShopper(later).hold(request, 'scenario-faster')
        return { ...paying, on: later }
      },
      'already-booked': async (world) => {
        const { order, paying } = await held(world, cards.good, { bookAgain: false })
        await bookNightsOf(order, world)
        return paying
      },
      'order-not-payable': async (world) => {
        const { order, paying } = await held(world)
        await world.db
          .updateTable('customerOrder')
          .set({ status: 'cancelled', holdsStock: false })
          .where('orderUUID', '=', order.orderUUID)
          .execute()
        return paying
      },
      'too-many-payments': async (world) => {
        const { paying, shopper } = await held(world, cards.refused)
        const on = await strict(world)
        await on.inject({ method: 'POST', url: '/front-gateway/purchase/zeppto', payload: paying.body })
        const paymentMethod = await shopper.token(cards.poor)
        const pspAuthorization = { ...paying.body.pspAuthorization, paymentMethod }
        return { body: { ...paying.body, pspAuthorization }, on }
      },
      'pay-later-not-available': async (world) => {
        const { paying } = await held(world)
        const pspAuthorization = { ...paying.body.pspAuthorization, payLater: '4x' }
        return { body: { ...paying.body, pspAuthorization } }
      },
      'payment-unavailable': async (world) => ({
        ...(await held(world)).paying,
        on: await providerAway(world),
      }),
    },
  },
  'GET /front-gateway/orders/{orderUUID}': {
    succeeds: async (world) => ({ params: { orderUUID: (await held(world)).order.orderUUID } }),
  },
  'GET /front-gateway/orders/{orderUUID}/calendar.ics': {
    succeeds: async (world) => {
      const { orderUUID } = await bookedInWorld(world, 'scenario-calendar')
      return { params: { orderUUID } }
    },
  },
  'POST /front-gateway/orders/lookup/code': {
    succeeds: async (world) => {
      const { bookingNumber } = await bookedInWorld(world, 'scenario-code')
      // From an address that has not asked for the codes of other bookings.
      return { body: await askedCode(world.app, bookingNumber, '198.51.100.9') }
    },
    refuses: {
      'code-not-valid': async () => ({
        body: { codeRequest: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', code: '000000' },
      }),
    },
  },
  'POST /front-gateway/payments/webhook': {
    succeeds: async (world) => {
      const event = {
        id: 'evt_scenario',
        object: 'event',
        type: 'payment_intent.created',
        data: { object: {} },
      }
      const secret = sandboxSecret(await loadSigner({ db: world.db, config: testConfig() }))
      const payload = JSON.stringify(event)
      const signature = signEvent(payload, secret)
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    refuses: {
      'webhook-not-signed': async () => ({ body: {}, headers: { 'stripe-signature': 't=1,v1=00' } }),
      'payment-unavailable': async (world) => {
        const { order, paying } = await held(world)
        const { paymentIntentId: id } = paying.body.pspAuthorization
        const object = { id, object: 'payment_intent' }
        const event = { id: `evt_${order.orderUUID}`, object: 'event', type: 'any', data: { object } }
        const secret = sandboxSecret(await loadSigner({ db: world.db, config: testConfig() }))
        const headers = { 'stripe-signature': signEvent(JSON.stringify(event), secret) }
        return { body: event, headers, on: await providerAway(world) }
      },
    },
  },
  'POST /sandbox-psp/tokens': {
    refuses: {
      'card-invalid': async () => ({
        body: { number: '4242424242424241', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
      }),
    },
  },
}
