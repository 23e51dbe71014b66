import type { Scenarios, World } from '../../../testing/contract/scenario'
import { cards, createShopper } from '../orders-fixture'
import { bookNightsOf, halfAnHourLater, held, providerAway, strict } from '../orders-scenarios'
import { issueKey } from '../records/order-keys'

/** Agents are sent away. */
const visitor = (key: string) => ({ 'order-key': key, cookie: '' })

/** A held order with the key of its payment link, and what its payment by a card would be. */
async function linked(world: World, ...asked: [card?: string, more?: { bookAgain?: boolean }]) {
  const { order, request, shopper, paying } = await held(world, ...asked)
  const { orderUUID } = order
  const now = world.app.deps.clock.instant()
  const key = await issueKey(world.db, { orderUUID, isSingleUse: false, lifeMs: 3_600_000, now })
  const { pspAuthorization } = paying.body
  const call = { params: { orderUUID }, headers: visitor(key), body: { pspAuthorization } }
  return { order, request, shopper, call }
}
const paying = async (world: World, change: object) => {
  const { call } = await linked(world)
  return { ...call, body: { pspAuthorization: { ...call.body.pspAuthorization, ...change } } }
}
const withoutBody = ({ params, headers }: Awaited<ReturnType<typeof linked>>['call']) => ({ params, headers })
const guessed = async (world: World) => ({
  ...(await linked(world)).call,
  headers: visitor('guessed'),
})

/** Ways in which the contract tests bring the calls of a payment link to an answer. */
export const linkScenarios: Scenarios = {
  'GET /front-gateway/orders/{orderUUID}/payment': {
    succeeds: async (world) => withoutBody((await linked(world)).call),
    refuses: {
      'order-access-denied': async (world) => ({ params: (await guessed(world)).params }),
      'payment-unavailable': async (world) => {
        const { order, call } = await linked(world)
        await world.db
          .updateTable('payment')
          .set({ intentId: null, status: 'created' })
          .where('orderUUID', '=', order.orderUUID)
          .execute()
        return { ...withoutBody(call), on: await providerAway(world) }
      },
    },
  },
  'POST /front-gateway/orders/{orderUUID}/payment': {
    succeeds: async (world) => (await linked(world)).call,
    refuses: {
      'payment-refused': async (world) => (await linked(world, cards.refused)).call,
      'order-access-denied': guessed,
      'payment-mismatch': (world) => paying(world, { paymentIntentId: 'pi_none' }),
      'pay-later-not-available': (world) => paying(world, { payLater: '4x' }),
      'order-expired': async (world) => {
        const { request, call } = await linked(world)
        const later = await world.other({ clock: halfAnHourLater })
        await later.deps.jobs.runAll()
        await createShopper(later).hold(request, 'scenario-faster-than-link')
        return { ...call, on: later }
      },
      'order-not-payable': async (world) => {
        const { order, call } = await linked(world)
        await world.db
          .updateTable('customerOrder')
          .set({ status: 'cancelled', holdsStock: false })
          .where('orderUUID', '=', order.orderUUID)
          .execute()
        return call
      },
      'already-booked': async (world) => {
        const { order, call } = await linked(world, cards.good, { bookAgain: false })
        await bookNightsOf(order, world)
        return call
      },
      'too-many-payments': async (world) => {
        const { call, shopper } = await linked(world, cards.refused)
        const on = await strict(world)
        const url = `/front-gateway/orders/${call.params.orderUUID}/payment`
        await on.inject({ method: 'POST', url, headers: call.headers, payload: call.body })
        const paymentMethod = await shopper.token(cards.poor)
        const pspAuthorization = { ...call.body.pspAuthorization, paymentMethod }
        return { ...call, body: { pspAuthorization }, on }
      },
      'payment-unavailable': async (world) => ({
        ...(await linked(world)).call,
        on: await providerAway(world),
      }),
    },
  },
}
