import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { clockFrom } from '../../../platform/clock'
import type { Asked } from '../../../testing/contract/ask'
import type { Scenarios, World } from '../../../testing/contract/scenario'
import { testDay } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import { staffHeaders } from '../../care/sign-in/staff-fixture'
import {
  book,
  cards,
  createGuest,
  createShopper,
  lockLookup,
  mailboxKey,
  orderRequest,
  wishFor,
} from '../orders-fixture'
import { awayProvider } from '../orders-scenarios'

const access = { email: 'anne@example.com' }
const stranger = { email: 'stranger@example.com' }
const unknown = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const justBefore = (checkin: string) => clockFrom(() => new Date(`${addDays(checkin, -1)}T09:00:00Z`))

const packageId = 'changing'
let days = 0
/** Each scenario has nights of its own, in a room of which there is one: four of them, a week ahead at least. */
async function nextNights({ db }: World): Promise<string> {
  if (days === 0) {
    await addHotel(db, { id: packageId })
    await addStay(db, { hotelId: packageId, id: packageId, days: ['2027-03-01', '2028-02-28'], available: 1 })
  }
  days += 4
  return addDays(testDay, days + 4)
}

/** A night that is booked and paid; those after it are free. */
async function booked(world: World) {
  const checkin = await nextNights(world)
  const shopper = createShopper(world.app)
  const order = await book(shopper, orderRequest({ packageId, checkin, nights: 1 }), `booked-${checkin}`)
  const { orderUUID } = order
  return { ...order, checkin, shopper, params: { orderUUID }, key: await mailboxKey(world.app, orderUUID) }
}
type Booked = Awaited<ReturnType<typeof booked>>

const wish = ({ checkin }: Booked, nights = 1) => wishFor({ packageId, checkin: addDays(checkin, 1), nights })
const keyOf = ({ checkin }: Booked) => ({ 'idempotency-key': `modify-${checkin}` })
const modifying = (order: Booked, nights = 1): Asked & { body: object } => ({
  params: order.params,
  headers: keyOf(order),
  body: { ...wish(order, nights), access: { key: order.key }, expectedAmount: 10_000 * nights },
})
const tooLate = async (world: World, order: Booked) => world.other({ clock: justBefore(order.checkin) })

/** A change that waits to be paid, and the payment of it. */
async function open(world: World, card = cards.good) {
  const order = await booked(world)
  const asked = modifying(order, 2)
  const answer = await createGuest(world.app).modify(order.orderUUID, asked.body, `open-${order.checkin}`)
  const { modification, payment } = answer.json()
  const paymentMethod = await order.shopper.token(card)
  const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
  const params = { ...order.params, modificationUUID: modification.modificationUUID }
  return { order, params, body: { pspAuthorization } }
}
const payingWith = async (world: World, change: object) => {
  const { params, body } = await open(world)
  return { params, body: { pspAuthorization: { ...body.pspAuthorization, ...change } } }
}

/** A booking that too many guesses were made at. */
async function locked(world: World) {
  const order = await booked(world)
  await lockLookup(world.app, order.bookingNumber)
  return order
}

/** A cancelled booking, and what went back for it. */
async function returned(world: World) {
  const { params, bookingNumber } = await booked(world)
  const guest = createGuest(world.app)
  await guest.cancel(params.orderUUID, 10_000)
  const { returns } = await guest.conditions(params.orderUUID)
  return { params: { ...params, returnUUID: returns[0].returnUUID }, body: { access }, bookingNumber }
}

const cancelling = async (world: World, order: Pick<Booked, 'params'>, expectedRefund: number) => ({
  params: order.params,
  body: { access: { key: await mailboxKey(world.app, order.params.orderUUID) }, expectedRefund },
})

export const changesScenarios: Scenarios = {
  'POST /front-gateway/orders/{orderUUID}/invoice': {
    succeeds: async (world) => ({ params: (await booked(world)).params, body: { access } }),
    refuses: {
      'lookup-locked': async (world) => ({ params: (await locked(world)).params, body: { access } }),
      'order-not-found': async () => ({ params: { orderUUID: unknown }, body: { access } }),
      'order-access-denied': async (world) => ({
        params: (await booked(world)).params,
        body: { access: stranger },
      }),
    },
  },
  'POST /front-gateway/orders/{orderUUID}/returns/{returnUUID}/credit-note': {
    succeeds: async (world) => returned(world),
    refuses: {
      'lookup-locked': async (world) => {
        const { params, body, bookingNumber } = await returned(world)
        await lockLookup(world.app, bookingNumber)
        return { params, body }
      },
      'order-not-found': async (world) => {
        const { params, body } = await returned(world)
        return { params: { ...params, orderUUID: unknown }, body }
      },
      'order-access-denied': async (world) => ({
        params: (await returned(world)).params,
        body: { access: stranger },
      }),
    },
  },
  'POST /front-gateway/orders/{orderUUID}/mail': {
    succeeds: async (world) => ({ params: (await booked(world)).params, body: { access } }),
    refuses: {
      'lookup-locked': async (world) => ({ params: (await locked(world)).params, body: { access } }),
      'order-not-found': async () => ({ params: { orderUUID: unknown }, body: { access } }),
      'order-access-denied': async (world) => ({
        params: (await booked(world)).params,
        body: { access: stranger },
      }),
    },
  },
  'POST /front-gateway/orders/lookup': {
    succeeds: async (world) => {
      const { bookingNumber } = await booked(world)
      return { body: { bookingNumber, ...access } }
    },
    refuses: {
      'order-not-found': async () => ({ body: { bookingNumber: '10000000', ...stranger } }),
      'lookup-locked': async (world) => ({
        body: { bookingNumber: (await locked(world)).bookingNumber, ...access },
      }),
    },
  },
  'GET /front-gateway/orders/{orderUUID}/modification-conditions': {
    succeeds: async (world) => ({ params: (await booked(world)).params }),
  },
  'POST /front-gateway/orders/{orderUUID}/modification-quote': {
    succeeds: async (world) => {
      const order = await booked(world)
      return { params: order.params, body: wish(order) }
    },
    refuses: {
      'order-not-found': async (world) => ({
        params: { orderUUID: unknown },
        body: wish(await booked(world)),
      }),
      'order-not-changeable': async (world) => {
        const order = await booked(world)
        return { params: order.params, body: wish(order), on: await tooLate(world, order) }
      },
    },
  },
  'POST /front-gateway/orders/{orderUUID}/modifications': {
    succeeds: async (world) => modifying(await booked(world)),
    refuses: {
      'idempotency-key-required': async (world) => ({ ...modifying(await booked(world)), headers: {} }),
      'order-access-denied': async (world) => {
        const asked = modifying(await booked(world))
        return { ...asked, body: { ...asked.body, access: stranger } }
      },
      'mailbox-proof-required': async (world) => {
        const asked = modifying(await booked(world))
        return { ...asked, body: { ...asked.body, access } }
      },
      'lookup-locked': async (world) => {
        const asked = modifying(await locked(world))
        return { ...asked, body: { ...asked.body, access } }
      },
      'order-not-found': async (world) => ({
        ...modifying(await booked(world)),
        params: { orderUUID: unknown },
      }),
      'order-not-changeable': async (world) => {
        const order = await booked(world)
        const late = await tooLate(world, order)
        const key = await mailboxKey(late, order.orderUUID)
        return { ...modifying({ ...order, key }), on: late }
      },
      'sold-out': async (world) => {
        const order = await booked(world)
        await order.shopper.hold(
          orderRequest({ packageId, checkin: addDays(order.checkin, 1), nights: 1 }),
          `in-the-way-${order.checkin}`,
        )
        return modifying(order)
      },
      conflict: async (world) => {
        const { order, params } = await open(world)
        await world.db
          .updateTable('payment')
          .set({ status: 'capturing' })
          .where('changeId', '=', params.modificationUUID)
          .execute()
        return modifying(order)
      },
      'idempotency-key-reused': async (world) => {
        const order = await booked(world)
        await createGuest(world.app).modify(
          order.orderUUID,
          modifying(order).body,
          keyOf(order)['idempotency-key'],
        )
        return modifying(order, 2)
      },
      'payment-unavailable': async (world) => ({
        ...modifying(await booked(world), 2),
        on: await world.other({ hooks: { paymentProvider: awayProvider } }),
      }),
    },
  },
  'POST /front-gateway/orders/{orderUUID}/modifications/{modificationUUID}/payment': {
    // Agents are sent away.
    succeeds: async (world) => ({ ...(await open(world)), headers: { cookie: '' } }),
    refuses: {
      'payment-by-link': async (world) => ({ ...(await open(world)), headers: staffHeaders('agent') }),
      'payment-refused': async (world) => open(world, cards.refused),
      'order-not-found': async (world) => {
        const { params, body } = await open(world)
        return { params: { ...params, orderUUID: unknown }, body }
      },
      'modification-not-found': async (world) => {
        const { params, body } = await open(world)
        return { params: { ...params, modificationUUID: unknown }, body }
      },
      'order-expired': async (world) => {
        const asked = await open(world)
        const later = clockFrom(() => new Date(`${testDay}T09:30:00Z`))
        const on = await world.other({ clock: later })
        await on.deps.jobs.runAll()
        return { params: asked.params, body: asked.body, on }
      },
      'pay-later-not-available': async (world) => payingWith(world, { payLater: '3x' }),
      'payment-mismatch': async (world) => payingWith(world, { paymentIntentId: 'pi_none' }),
      'payment-unavailable': async (world) => {
        const { params, body } = await open(world)
        return { params, body, on: await world.other({ hooks: { paymentProvider: awayProvider } }) }
      },
    },
  },
  'POST /front-gateway/orders/{orderUUID}/cancellation': {
    succeeds: async (world) => cancelling(world, await booked(world), 10_000),
    refuses: {
      'order-access-denied': async (world) => ({
        params: (await booked(world)).params,
        body: { access: stranger, expectedRefund: 10_000 },
      }),
      'mailbox-proof-required': async (world) => ({
        params: (await booked(world)).params,
        body: { access, expectedRefund: 10_000 },
      }),
      'lookup-locked': async (world) => ({
        params: (await locked(world)).params,
        body: { access, expectedRefund: 10_000 },
      }),
      'order-not-found': async () => ({
        params: { orderUUID: unknown },
        body: { access, expectedRefund: 0 },
      }),
      'order-not-cancellable': async (world) => {
        const checkin = await nextNights(world)
        const request = orderRequest({ packageId, checkin, nights: 1 })
        const { order } = await createShopper(world.app).hold(request, `held-${checkin}`)
        return cancelling(world, { params: { orderUUID: order.orderUUID } }, 0)
      },
      'refund-changed': async (world) => cancelling(world, await booked(world), 1),
      conflict: async (world) => {
        const { order, params } = await open(world)
        await world.db
          .updateTable('payment')
          .set({ status: 'capturing' })
          .where('changeId', '=', params.modificationUUID)
          .execute()
        return cancelling(world, order, 10_000)
      },
    },
  },
}
