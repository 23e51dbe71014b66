import type { Approval, ApprovalWish } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, createGuest, createShopper, orderRequest } from '../orders/orders-fixture'
import { issueKey } from '../orders/records/order-keys'
import { createRefundsRepository } from '../orders/records/refunds-repository'

let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, hooks: { signInProvider: staffProvider }, connections: 20 })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())

const agent = staffHeaders('agent')
const lead = staffHeaders('agent', 'lead')
const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `approval-order-${keys}`)).orderUUID
}
const post = (path: string, payload: object, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/front-gateway/desk/orders/${path}`, headers, payload })
const giveBack: ApprovalWish = { act: 'give-back', amount: 2_000, returnedBefore: 0 }
const cancel: ApprovalWish = { act: 'cancel', refund: 'full', expectedRefund: 20_000 }

async function asked(wish: ApprovalWish, headers = agent) {
  const orderUUID = await booked()
  const answer = await post(`${orderUUID}/approvals`, { wish, reason: 'Cold breakfast' }, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json() as Approval
}
const decide = ({ orderUUID, approvalId }: Approval, outcome: string, headers = lead, answer = '') =>
  post(`${orderUUID}/approvals/${approvalId}/decision`, { outcome, answer }, headers)
const fileOf = async (orderUUID: string, headers = agent) =>
  (await test.app.inject({ url: `/front-gateway/desk/orders/${orderUUID}`, headers })).json()
const listed = async (headers: Record<string, string>): Promise<Approval[]> =>
  (await test.app.inject({ url: '/front-gateway/desk/approvals', headers })).json().approvals

describe('an act that an agent asks a lead for', () => {
  it('[SC-017] is done by the lead who approves it, and both see it', async () => {
    const approval = await asked(giveBack)
    expect(await listed(lead)).toContainEqual(approval)
    expect((await decide(approval, 'approved')).json()).toMatchObject({
      outcome: 'approved',
      decidedBy: 'lead@escapade.example',
    })
    const file = await fileOf(approval.orderUUID)
    expect(file).toMatchObject({
      order: { money: { returnedToCard: 2_000 } },
      approvals: [{ outcome: 'approved', askedBy: 'agent@escapade.example' }],
      notes: [{ author: 'lead@escapade.example', text: 'Cold breakfast (agent@escapade.example)' }],
    })
    expect(file.history.find(({ cause }: { cause: string }) => cause === 'goodwill')).toMatchObject({
      name: 'lead@escapade.example',
    })
    expect(await listed(agent)).toContainEqual(
      expect.objectContaining({ approvalId: approval.approvalId, outcome: 'approved' }),
    )
  })

  it('[SC-017] is not done where the lead declines, and the agent reads why', async () => {
    const approval = await asked(cancel)
    await decide(approval, 'declined', lead, 'Offer other dates first')
    const file = await fileOf(approval.orderUUID)
    expect(file.order.status).toBe('confirmed')
    expect(file.approvals).toMatchObject([{ outcome: 'declined', answer: 'Offer other dates first' }])
    expect((await decide(approval, 'approved')).json().code).toBe('approval-decided')
  })

  it('[SC-017] takes a second person: neither an agent nor the lead who asked decides', async () => {
    const approval = await asked(giveBack, lead)
    expect((await decide(approval, 'approved')).json().code).toBe('second-person-required')
    expect((await decide(approval, 'approved', agent)).json().code).toBe('role-required')
    expect((await fileOf(approval.orderUUID)).order.money.returnedToCard).toBe(0)
  })

  it('[SC-017] stays open where it cannot be done any more as it was asked for', async () => {
    const approval = await asked(giveBack)
    await post(`${approval.orderUUID}/refund`, { amount: 500, returnedBefore: 0, reason: 'Late keys' }, lead)
    expect((await decide(approval, 'approved')).json().code).toBe('refund-changed')
    expect((await fileOf(approval.orderUUID)).approvals).toMatchObject([{ outcome: null }])
  })

  it('[SC-017] is done once, approved ten times at the same moment while the buyer cancels', async () => {
    const approval = await asked(cancel)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => decide(approval, 'approved')),
      createGuest(test.app).cancel(approval.orderUUID, 20_000),
    ])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    const returns = await createRefundsRepository(test.db).returnsOf(approval.orderUUID)
    expect(returns.map(({ cardCents }) => cardCents)).toEqual([20_000])
  })

  it('[SC-017] books an order on another mailbox: what opened it opens it no more, and both are written to', async () => {
    const orderUUID = await booked()
    const now = test.app.deps.clock.instant()
    const key = await issueKey(test.db, { orderUUID, isSingleUse: false, lifeMs: 3_600_000, now })
    const sendAgain = () =>
      test.app.inject({
        method: 'POST',
        url: `/front-gateway/orders/${orderUUID}/mail`,
        payload: { access: { key } },
      })
    expect((await sendAgain()).statusCode).toBe(200)
    const payload = {
      wish: { act: 'correct-mailbox', email: 'anne@new.example', emailBefore: 'anne@example.com' },
      reason: 'Spelled on the telephone',
    }
    const approval: Approval = (await post(`${orderUUID}/approvals`, payload, agent)).json()
    expect((await fileOf(orderUUID)).buyer.email).toBe('anne@example.com')
    expect((await decide(approval, 'approved')).statusCode).toBe(200)
    expect((await sendAgain()).json().code).toBe('order-access-denied')
    await test.app.deps.jobs.runAll()
    const file = await fileOf(orderUUID)
    expect(file.buyer.email).toBe('anne@new.example')
    expect(file.notes[0].text).toContain('anne@example.com → anne@new.example')
    const sent = file.mails.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])
    expect(sent.slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['confirmation', 'anne@new.example'],
        ['mailbox-corrected-mail', 'anne@example.com'],
      ]),
    )
    const again: Approval = (await post(`${orderUUID}/approvals`, payload, agent)).json()
    expect((await decide(again, 'approved')).json().code).toBe('conflict')
  })

  it('[SC-017] is shown to agents where it is their own, and to leads of everybody', async () => {
    const approval = await asked(giveBack, lead)
    expect((await listed(agent)).some(({ approvalId }) => approvalId === approval.approvalId)).toBe(false)
    expect((await listed(lead)).some(({ approvalId }) => approvalId === approval.approvalId)).toBe(true)
  })
})
