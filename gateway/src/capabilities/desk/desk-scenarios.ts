import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { clockFrom } from '../../platform/clock'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { testDay } from '../../testing/test-app'
import { createWriter, fileOf, message } from '../care/care-fixture'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { createGuest } from '../orders/orders-fixture'
import { bookedInWorld, heldInWorld } from '../orders/orders-scenarios'

let orders = 0

const anOrder = async (world: World) => {
  orders += 1
  const { orderUUID } = await bookedInWorld(world, `scenario-desk-${orders}`)
  return { params: { orderUUID } }
}

const cancelled = async (world: World) => {
  const { params } = await anOrder(world)
  await createGuest(world.app).cancel(params.orderUUID, stayCents)
  return { params }
}

/** Cancelled, and the bank of the card did not take what went back. */
async function refundFailed(world: World) {
  const { params } = await cancelled(world)
  await world.db
    .updateTable('refund')
    .set({ failedAt: new Date(), doneAt: new Date() })
    .where('orderUUID', '=', params.orderUUID)
    .execute()
  return { params }
}

/** Waits for its buyer to pay. */
const unpaid = async (world: World) => {
  orders += 1
  const { order } = await heldInWorld(world, `scenario-desk-${orders}`)
  return { params: { orderUUID: order.orderUUID } }
}

/** Gateway of a time when no hold is renewed any more; its holds are let go. */
async function twoDaysLater(world: World) {
  const later = await world.other({
    clock: clockFrom(() => new Date(`${addDays(testDay, 2)}T09:30:00Z`)),
    hooks: { signInProvider: staffProvider },
  })
  await later.deps.jobs.runAll()
  return later
}

const anne = { firstName: 'Anne', lastName: 'Moreau', phoneNumber: '+33612345678' }
const stayCents = 20_000
const closed = { refund: 'full', expectedRefund: stayCents, reason: 'The hotel is closed' }
const coldBreakfast = { amount: 2_000, returnedBefore: 0, reason: 'Cold breakfast' }

const giftCard = { amount: 2_000, givenBefore: 0, reason: 'Cold breakfast' }

const wished = { wish: { act: 'give-back', amount: 2_000, returnedBefore: 0 }, reason: 'Cold breakfast' }
const wishedCancellation = {
  wish: { act: 'cancel', refund: 'full', expectedRefund: stayCents },
  reason: 'The hotel is closed',
}

const wishedGift = { wish: { act: 'give-gift', amount: 2_000, givenBefore: 0 }, reason: 'Cold breakfast' }

/** An act that an agent has asked for, by another person than the one who calls. */
async function askedFor(world: World, payload: object = wished, headers = staffHeaders('agent')) {
  const { params } = await anOrder(world)
  const url = `/front-gateway/desk/orders/${params.orderUUID}/approvals`
  const { approvalId } = (await world.app.inject({ method: 'POST', url, headers, payload })).json()
  return { params: { ...params, approvalId } }
}

const decide = (world: World, ids: { orderUUID: string; approvalId: string }, outcome: string) =>
  world.app.inject({
    method: 'POST',
    url: `/front-gateway/desk/orders/${ids.orderUUID}/approvals/${ids.approvalId}/decision`,
    headers: staffHeaders('agent', 'lead'),
    payload: { outcome },
  })

/** A message with a file. */
async function aCase(world: World) {
  const sent = await createWriter(world).sendFiles(
    message,
    [{ name: 'receipt.pdf', bytes: fileOf.pdf() }],
    staffHeaders('agent'),
  )
  const caseNumber = String(sent.headers.location).split('case=')[1] ?? ''
  const url = `/front-gateway/desk/cases/${caseNumber}`
  const { updatedAt } = (await world.app.inject({ url, headers: staffHeaders('agent') })).json()
  return { params: { caseNumber }, updatedAt: String(updatedAt) }
}

const noCase = async () => ({ params: { caseNumber: 'ZZZZZZZZ' } })

const copyWished = { email: 'anne.moreau@example.com', act: 'export', reason: 'Asked for it by post' }

/** A copy of a person's data that an agent has asked for. */
async function personAskedFor(world: World, headers = staffHeaders('agent')) {
  const url = '/front-gateway/desk/people/requests'
  const asked = await world.app.inject({ method: 'POST', url, headers, payload: copyWished })
  return { params: { requestId: asked.json().requestId as string } }
}

const decidePerson = (world: World, { requestId }: { requestId: string }, outcome: string) =>
  world.app.inject({
    method: 'POST',
    url: `/front-gateway/desk/people/requests/${requestId}/decision`,
    headers: staffHeaders('agent', 'lead'),
    payload: { outcome },
  })

/** Ways in which the contract tests bring the calls of the desk to an answer. */
export const deskScenarios: Scenarios = {
  'GET /front-gateway/desk/orders/{orderUUID}': { succeeds: anOrder },
  'POST /front-gateway/desk/orders/{orderUUID}/notes': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: { text: 'Prefers mail' } }),
  },
  'POST /front-gateway/desk/orders/{orderUUID}/notes/{noteId}/done': {
    succeeds: async (world) => {
      const { params } = await anOrder(world)
      const headers = staffHeaders('agent', 'lead')
      const note = (payload: object) =>
        world.app.inject({
          method: 'POST',
          url: `/front-gateway/desk/orders/${params.orderUUID}/notes`,
          headers,
          payload,
        })
      // The lead is known once they have done something.
      await note({ text: 'Rang' })
      const url = '/front-gateway/desk/session'
      const { email: mention } = (await world.app.inject({ url, headers })).json()
      const { noteId } = (await note({ text: 'Call back', mention })).json()
      return { params: { ...params, noteId }, headers }
    },
  },
  'GET /front-gateway/desk/cases/{caseNumber}': { succeeds: aCase, refuses: { 'case-not-found': noCase } },
  'POST /front-gateway/desk/cases/{caseNumber}/answer': {
    succeeds: async (world) => {
      const { params, updatedAt } = await aCase(world)
      return { params, body: { text: 'From three o’clock', updatedAt } }
    },
    refuses: {
      'case-not-found': async () => ({
        ...(await noCase()),
        body: { text: 'From three o’clock', updatedAt: '2020-01-01T00:00:00.000Z' },
      }),
      'case-changed': async (world) => ({
        params: (await aCase(world)).params,
        body: { text: 'From three o’clock', updatedAt: '2020-01-01T00:00:00.000Z' },
      }),
    },
  },
  'POST /front-gateway/desk/cases/{caseNumber}/closing': {
    succeeds: aCase,
    refuses: { 'case-not-found': noCase },
  },
  'GET /front-gateway/desk/cases/{caseNumber}/attachments/{position}': {
    succeeds: async (world) => {
      const { params } = await aCase(world)
      return { params: { ...params, position: '1' } }
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/buyer': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: anne }),
    refuses: { 'order-not-changeable': async (world) => ({ ...(await cancelled(world)), body: anne }) },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/payment-link': {
    succeeds: async (world) => ({ ...(await unpaid(world)), body: { hours: 4 } }),
    refuses: {
      'order-not-payable': async (world) => ({ ...(await anOrder(world)), body: { hours: 4 } }),
      'order-expired': async (world) => ({
        ...(await unpaid(world)),
        body: { hours: 4 },
        on: await twoDaysLater(world),
      }),
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/refund-preview': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: { act: 'cancel', refund: 'full' } }),
    refuses: {
      'order-not-cancellable': async (world) => ({
        ...(await cancelled(world)),
        body: { act: 'cancel', refund: 'full' },
      }),
      'order-not-refundable': async (world) => ({
        ...(await cancelled(world)),
        body: { act: 'give-back', refund: 'full' },
      }),
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/approvals': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: wished }),
    refuses: {
      'order-not-cancellable': async (world) => ({ ...(await cancelled(world)), body: wishedCancellation }),
      'order-not-refundable': async (world) => ({ ...(await cancelled(world)), body: wished }),
      'order-not-changeable': async (world) => ({ ...(await unpaid(world)), body: wishedGift }),
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/approvals/{approvalId}/decision': {
    succeeds: async (world) => ({ ...(await askedFor(world)), body: { outcome: 'approved' } }),
    refuses: {
      'approval-decided': async (world) => {
        const asked = await askedFor(world)
        await decide(world, asked.params, 'declined')
        return { ...asked, body: { outcome: 'approved' } }
      },
      'second-person-required': async (world) => ({
        ...(await askedFor(world, wished, staffHeaders('agent', 'lead'))),
        body: { outcome: 'approved' },
      }),
      'order-not-cancellable': async (world) => {
        const asked = await askedFor(world, wishedCancellation)
        await world.db
          .updateTable('customerOrder')
          .set({ status: 'expired', confirmedAt: null, holdsStock: false })
          .where('orderUUID', '=', asked.params.orderUUID)
          .execute()
        return { ...asked, body: { outcome: 'approved' } }
      },
      'order-not-refundable': async (world) => {
        const asked = await askedFor(world, {
          ...wished,
          wish: { ...wished.wish, returnedBefore: stayCents },
        })
        await createGuest(world.app).cancel(asked.params.orderUUID, stayCents)
        return { ...asked, body: { outcome: 'approved' } }
      },
      'order-not-changeable': async (world) => {
        const asked = await askedFor(world, wishedGift)
        await world.db
          .updateTable('customerOrder')
          .set({ status: 'expired', confirmedAt: null, holdsStock: false })
          .where('orderUUID', '=', asked.params.orderUUID)
          .execute()
        return { ...asked, body: { outcome: 'approved' } }
      },
      conflict: async (world) => {
        const wish = { act: 'correct-mailbox', email: 'anne@new.example', emailBefore: 'other@example.com' }
        return {
          ...(await askedFor(world, { wish, reason: 'Spelled on the telephone' })),
          body: { outcome: 'approved' },
        }
      },
      'refund-changed': async (world) => ({
        ...(await askedFor(world, { ...wished, wish: { ...wished.wish, returnedBefore: 1 } })),
        body: { outcome: 'approved' },
      }),
    },
  },
  'POST /front-gateway/desk/people/requests/{requestId}/decision': {
    succeeds: async (world) => ({ ...(await personAskedFor(world)), body: { outcome: 'approved' } }),
    refuses: {
      'approval-decided': async (world) => {
        const asked = await personAskedFor(world)
        await decidePerson(world, asked.params, 'declined')
        return { ...asked, body: { outcome: 'approved' } }
      },
      'second-person-required': async (world) => ({
        ...(await personAskedFor(world, staffHeaders('agent', 'lead'))),
        body: { outcome: 'approved' },
      }),
    },
  },
  'GET /front-gateway/desk/people/requests/{requestId}/copy': {
    succeeds: async (world) => {
      const asked = await personAskedFor(world)
      await decidePerson(world, asked.params, 'approved')
      return asked
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/cancellation': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: closed }),
    refuses: {
      'leads-only': async (world) => ({
        ...(await anOrder(world)),
        body: closed,
        headers: staffHeaders('agent'),
      }),
      'order-not-cancellable': async (world) => ({ ...(await unpaid(world)), body: closed }),
      'refund-changed': async (world) => ({
        ...(await anOrder(world)),
        body: { ...closed, expectedRefund: 1 },
      }),
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/refund-repetition': {
    isOnce: true,
    succeeds: refundFailed,
    refuses: {
      'leads-only': async (world) => ({ ...(await refundFailed(world)), headers: staffHeaders('agent') }),
      'order-not-refundable': anOrder,
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/gift': {
    isOnce: true,
    succeeds: async (world) => ({ ...(await anOrder(world)), body: giftCard }),
    refuses: {
      'leads-only': async (world) => ({
        ...(await anOrder(world)),
        body: giftCard,
        headers: staffHeaders('agent'),
      }),
      'order-not-changeable': async (world) => ({ ...(await unpaid(world)), body: giftCard }),
      'refund-changed': async (world) => ({
        ...(await anOrder(world)),
        body: { ...giftCard, givenBefore: 1 },
      }),
    },
  },
  'POST /front-gateway/desk/orders/{orderUUID}/refund': {
    isOnce: true,
    succeeds: async (world) => ({ ...(await anOrder(world)), body: coldBreakfast }),
    refuses: {
      'leads-only': async (world) => ({
        ...(await anOrder(world)),
        body: coldBreakfast,
        headers: staffHeaders('agent'),
      }),
      'order-not-refundable': async (world) => ({
        ...(await cancelled(world)),
        body: { ...coldBreakfast, returnedBefore: stayCents },
      }),
      'refund-changed': async (world) => ({
        ...(await anOrder(world)),
        body: { ...coldBreakfast, returnedBefore: 1 },
      }),
    },
  },
}
