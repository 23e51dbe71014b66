import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays, daysBetween } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import {
  addOneRoom,
  addTastingStay,
  cards,
  createShopper,
  orderRequest,
  type Shopper,
} from '../orders-fixture'

let test: TestApp
let shopper: Shopper
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
const roomsAtFirst = 2
const firstDay = '2027-04-05'
const lastDay = '2027-04-10'

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, roomsAtFirst)
  await addTastingStay(test.db, roomsAtFirst)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

type Open = { request: OrderRequest; intent: string }
type Step =
  | { kind: 'order'; tasting: boolean; day: number; nights: number; activityDay: number }
  | { kind: 'pay'; which: number; card: keyof typeof cards }
  | { kind: 'agree' | 'decline'; which: number }
  | { kind: 'wait'; minutes: number }

const which = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      tasting: fc.boolean(),
      day: fc.nat(3),
      nights: fc.integer({ min: 1, max: 3 }),
      activityDay: fc.nat(1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      which,
      card: fc.constantFrom('good', 'refused', 'poor', 'asking' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('agree' as const, 'decline' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
  },
)

let keys = 0
let instant = Date.parse(start)

async function take(current: Step, open: Open[], challenges: string[]): Promise<void> {
  if (current.kind === 'wait') {
    instant += current.minutes * 60_000
    clock.set(new Date(instant).toISOString())
    return test.app.deps.jobs.runAll()
  }
  if (current.kind === 'order') return order(current, open)
  if (current.kind === 'pay') return pay(current, open, challenges)
  const url = challenges[current.which % challenges.length]
  if (url) await shopper.answerChallenge(url, current.kind === 'agree' ? 'confirm' : 'decline')
}

async function order({ tasting, day, nights, activityDay }: Extract<Step, { kind: 'order' }>, open: Open[]) {
  const stay = { checkin: addDays(firstDay, day), nights }
  const request = tasting
    ? orderRequest({
        ...stay,
        packageId: 'tasting',
        amount: 10_000 * nights + 7_000,
        activities: [{ activityId: 'wine', dayIndex: activityDay }],
      })
    : orderRequest(stay)
  keys += 1
  const answer = await shopper.order(request, `model-order-${keys}`)
  expect([200, 409]).toContain(answer.statusCode)
  const { payment } = answer.json()
  if (payment) open.push({ request, intent: payment.paymentIntentId })
}

async function pay({ which: at, card }: Extract<Step, { kind: 'pay' }>, open: Open[], challenges: string[]) {
  const chosen = open[at % open.length]
  if (!chosen) return
  const paymentMethod = await shopper.token(cards[card])
  const answer = await shopper.pay(chosen.request, { paymentIntentId: chosen.intent, paymentMethod })
  expect([200, 402, 409]).toContain(answer.statusCode)
  const { requiresAction } = answer.json()
  if (requiresAction) challenges.push(requiresAction.challengeUrl)
}

/** Expects that stock left and stock held make up what there was, and that a paid order holds, and paid once. */
async function expectConserved() {
  const orders = await test.db.selectFrom('customerOrder').selectAll().execute()
  const holding = orders.filter(({ holdsStock }) => holdsStock)
  const left = await test.db
    .selectFrom('roomDay')
    .selectAll()
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .execute()
  for (const { roomId, day, available } of left) {
    const held = holding.filter(
      (each) => each.roomId === roomId && (each.checkin ?? '') <= day && day < (each.checkout ?? ''),
    )
    expect({ day, rooms: available + held.length }).toEqual({ day, rooms: roomsAtFirst })
  }
  await expectActivitiesConserved(holding.flatMap(({ stay }) => stay?.activityDates ?? []))
  const captured = await test.db
    .selectFrom('sandboxIntent')
    .select('capturedCents')
    .where('status', '=', 'captured')
    .execute()
  expect(captured).toHaveLength(orders.filter(({ status }) => status === 'confirmed').length)
}

async function expectActivitiesConserved(places: { date: string }[]) {
  const taken = new Map(
    (await test.db.selectFrom('activityDay').selectAll().execute()).map((row) => [row.day, row.taken]),
  )
  for (const day of daysBetween(firstDay, lastDay)) {
    const held = places.filter((place) => place.date === day)
    expect({ day, taken: taken.get(day) ?? 0 }).toEqual({ day, taken: held.length })
    expect(held.length).toBeLessThanOrEqual(1)
  }
}

it('keeps rooms, activity places and money in balance under any sequence of orders, payments and waiting', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const open: Open[] = []
        const challenges: string[] = []
        for (const current of steps) {
          await take(current, open, challenges)
          await expectConserved()
        }
      })
      .afterEach(startAgain),
    { numRuns: deep(6, 24), endOnFailure: true },
  )
}, 300_000)

async function startAgain() {
  for (const table of ['sandboxChallenge', 'sandboxIntent', 'customerOrder', 'activityDay'] as const)
    await test.db.deleteFrom(table).execute()
  await setNights(test.db, {}, { available: roomsAtFirst })
}
