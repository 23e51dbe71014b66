import fc from 'fast-check'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, createShopper, orderRequest, wishFor } from '../orders/orders-fixture'

let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 500)
})
afterAll(() => test.close())

const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `audit-order-${keys}`)).orderUUID
}

/** Calls about an order that change it or show what its buyer wrote, as pages and the desk make them. */
const calls = {
  file: (id: string) => ({ url: `/desk/orders/${id}` }),
  page: (id: string) => ({ url: `/orders/${id}` }),
  conditions: (id: string) => ({ url: `/orders/${id}/modification-conditions` }),
  invoice: (id: string) => ({ url: `/orders/${id}/invoice` }),
  note: (id: string) => ({ url: `/desk/orders/${id}/notes`, payload: { text: 'Rang at noon' } }),
  resend: (id: string) => ({ url: `/orders/${id}/mail`, payload: {} }),
  correct: (id: string) => ({
    url: `/desk/orders/${id}/buyer`,
    payload: { firstName: 'Mila', lastName: 'Vos', phoneNumber: '' },
  }),
  giveBack: (id: string) => ({
    url: `/desk/orders/${id}/refund`,
    payload: { amount: 500, returnedBefore: 0, reason: 'Cold breakfast' },
  }),
  giveGift: (id: string) => ({
    url: `/desk/orders/${id}/gift`,
    payload: { amount: 500, givenBefore: 0, reason: 'Cold breakfast' },
  }),
  ask: (id: string) => ({
    url: `/desk/orders/${id}/approvals`,
    payload: {
      wish: { act: 'give-back', amount: 500, returnedBefore: 0 },
      reason: 'Cold breakfast',
    },
  }),
  preview: (id: string) => ({
    url: `/desk/orders/${id}/refund-preview`,
    payload: { act: 'give-back', refund: 500 },
  }),
  mail: (id: string) => ({ url: `/desk/orders/${id}/mails/1` }),
  change: (id: string) => ({
    url: `/orders/${id}/modifications`,
    payload: { ...wishFor({ checkin: '2027-03-12' }), expectedAmount: 20_000 },
  }),
  cancelByConditions: (id: string) => ({
    url: `/orders/${id}/cancellation`,
    payload: { expectedRefund: 20_000 },
  }),
  cancel: (id: string) => ({
    url: `/desk/orders/${id}/cancellation`,
    payload: { refund: 0, expectedRefund: 0, reason: 'Never came' },
  }),
} as const

it('[SH-017] every call of an agent about an order has its line, and every step and note that came of one names it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          what: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
          isLead: fc.boolean(),
        }),
        { minLength: 3, maxLength: 9 },
      ),
      async (day) => {
        const orderUUID = await booked()
        const answered: number[] = []
        for (const { what, isLead } of day) {
          keys += 1
          const { url, ...body } = calls[what](orderUUID)
          const { statusCode } = await test.app.inject({
            method: 'payload' in body ? 'POST' : 'GET',
            url: `/front-gateway${url}`,
            headers: {
              ...staffHeaders(...(isLead ? (['agent', 'lead'] as const) : (['agent'] as const))),
              'idempotency-key': `audit-call-${keys}`,
            },
            ...body,
          })
          answered.push(statusCode)
        }
        const lines = await test.db
          .selectFrom('agentAction')
          .select(['id', 'kind', 'status'])
          .where('subject', '=', orderUUID)
          .execute()
        expect(lines).toHaveLength(day.length)
        const acts = new Set(lines.filter(({ kind }) => kind === 'act').map(({ id }) => id))
        const steps = await test.db
          .selectFrom('orderEvent')
          .select(['agentActionId', 'cause'])
          .where('orderUUID', '=', orderUUID)
          .where('actor', '=', 'agent')
          .execute()
        const notes = await test.db
          .selectFrom('orderNote')
          .select('agentActionId')
          .where('orderUUID', '=', orderUUID)
          .execute()
        for (const { agentActionId } of [...steps, ...notes]) expect(acts.has(agentActionId ?? '')).toBe(true)
        expect(answered.filter((status) => status >= 500)).toEqual([])
      },
    ),
    { numRuns: deep(15, 150) },
  )
})
