import { type Buyer, letPass, type Tab } from './buyer-fixture'
import { expectMails, expectState } from './true-state-fixture'
import type { Way } from './ways-fixture'

export type Outcome = { name: string; of?: (way: Way) => boolean; happens: (buyer: Buyer) => Promise<void> }

export const soon = '2027-03-01T09:00:10Z'
export const aMinuteLater = '2027-03-01T09:02:00Z'
export const lapsed = '2027-03-01T09:30:00Z'
export const abandoned = '2027-03-01T11:40:00Z'

export const bookedAs = ({ orderUUID }: Tab) => ({ booking: { orderUUID } })
export const codeOf = (answer: { statusCode: number; json: () => { code: string } }) =>
  [answer.statusCode, answer.json().code] as const

/** Paid once: whatever is sent again, by this page or by another that Back leads to, makes no second order. */
export async function expectPaidOnce(buyer: Buyer, tab: Tab) {
  const booked = { state: 'booked', roomsTaken: 1 } as const
  await expectState(buyer, tab, booked)
  expect((await tab.pay()).json()).toMatchObject(bookedAs(tab))
  expect(codeOf(await buyer.orderAnew())).toEqual([409, 'already-booked'])
  await expectState(buyer, tab, booked)
  await expectMails(buyer, 1)
}

export async function expectNothing(buyer: Buyer, tab: Tab, roomsTaken = 0) {
  await expectState(buyer, tab, { state: 'expired', roomsTaken })
  await expectMails(buyer, 0)
}

/** Refused, with the room kept for another try until it lapses. */
export async function expectRefused(buyer: Buyer, tab: Tab) {
  await expectState(buyer, tab, { state: 'refused', roomsTaken: 1 })
  await letPass(buyer, lapsed)
  await expectNothing(buyer, tab)
}

/** Too late, however often it is sent: others have the rooms. */
export async function expectRoomGone(buyer: Buyer, tab: Tab) {
  for (let time = 0; time < 2; time += 1) expect(codeOf(await tab.pay())).toEqual([409, 'order-expired'])
  await expectNothing(buyer, tab, 2)
}

/** Address of the bank's question. */
export async function askedAt(tab: Tab): Promise<string> {
  const { requiresAction } = (await tab.pay()).json()
  return requiresAction.challengeUrl
}
