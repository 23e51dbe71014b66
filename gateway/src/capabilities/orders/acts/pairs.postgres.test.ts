import { deep } from '../../../../../tools/test/deep.mjs'
import { openSales } from '../../../app/sales'
import { createInTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { problemOf, readBooks } from '../../operations/books'
import { noCrash } from '../crash/crash-point'
import { expectReplays } from '../life/replay-fixture'
import { addOneRoom, cards, createGuest, createShopper, orderRequest, wishFor } from '../orders-fixture'
import { cancel } from './cancel'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, connections: 20 })
  await addOneRoom(test.db, 900)
})
beforeEach(() => clock.set(start))
afterAll(() => test.close())

const nextKey = (name: string) => {
  keys += 1
  return `pairs-${name}-${keys}`
}

type Answer = { statusCode: number }
type Acts<Subject> = Record<string, (subject: Subject) => Promise<Answer | undefined>>

const paidWith = (card: string) => async () => {
  const shopper = createShopper(test.app)
  const request = orderRequest()
  const { order, payment } = await shopper.hold(request, nextKey('order'))
  const paymentMethod = await shopper.token(card)
  return { ...order, request, authorisation: { paymentIntentId: payment.paymentIntentId, paymentMethod } }
}
type Held = Awaited<ReturnType<ReturnType<typeof paidWith>>>

const booked = async (): Promise<Held> => {
  const held = await paidWith(cards.good)()
  await createShopper(test.app).pay(held.request, held.authorisation)
  return held
}

const jobs = async () => {
  await test.app.deps.jobs.runAll()
  return undefined
}

/** Acts of an order that is not paid yet. */
const beforePayment: Acts<Held> = {
  pay: ({ request, authorisation }) => createShopper(test.app).pay(request, authorisation),
  'pay with a card that is refused': async ({ request, authorisation }) => {
    const shopper = createShopper(test.app)
    const paymentMethod = await shopper.token(cards.refused)
    return shopper.pay(request, { ...authorisation, paymentMethod })
  },
  replace: ({ orderUUID }) =>
    createShopper(test.app).order({ ...orderRequest(), replacesOrder: orderUUID }, nextKey('replacing')),
  expire: async () => {
    clock.set('2027-03-01T09:15:00Z')
    return jobs()
  },
}

/** The act as `pnpm gateway orders cancel` asks for it; a refusal is an answer, too. */
async function cancelByOperator({ orderUUID }: Held): Promise<undefined> {
  const inTransaction = createInTransaction(test.db)
  const deps = {
    ...(await openSales(test)),
    db: test.db,
    clock,
    inTransaction,
    reach: noCrash,
    wake: () => {},
  }
  const { operator: caller } = test
  await cancel(deps, { orderUUID, caller, refund: 5_000, expectedRefund: null }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

/** Acts of an order that is booked. */
const afterPayment: Acts<Held> = {
  'pay again': ({ request, authorisation }) => createShopper(test.app).pay(request, authorisation),
  'cancel by its buyer': ({ orderUUID }) => createGuest(test.app).cancel(orderUUID, 20_000),
  'cancel by an operator': cancelByOperator,
  'change to other nights': ({ orderUUID }) =>
    createGuest(test.app).modify(
      orderUUID,
      { ...wishFor({ checkin: '2027-03-14' }), expectedAmount: 20_000 },
      nextKey('change'),
    ),
  resend: async ({ orderUUID }) =>
    createShopper(test.app).post(`/front-gateway/orders/${orderUUID}/mail`, {
      access: { email: 'anne@example.com' },
    }),
  'read the invoice': ({ orderUUID }) => createGuest(test.app).invoice(orderUUID),
  'the jobs': jobs,
}

const pairsOf = <Subject>(acts: Acts<Subject>) =>
  Object.entries(acts).flatMap(([first, one], index) =>
    Object.entries(acts)
      .slice(index)
      .map(([second, other]) => ({ first, second, one, other })),
  )

const rounds = deep(1, 5)

/** Both acts at once, on orders of their own: each is done or refused, and the order is told whole. */
async function meet<Subject>(make: () => Promise<Subject>, acts: Acts<Subject>[string][]) {
  for (let round = 0; round < rounds; round += 1) {
    clock.set(start)
    const subject = await make()
    const answers = await Promise.all(acts.map((act) => act(subject)))
    for (const answer of answers) expect(answer?.statusCode ?? 200).toBeLessThan(500)
  }
}

it.each(pairsOf(beforePayment))('[GW-029] $first and $second meet on a held order', ({ one, other }) =>
  meet(paidWith(cards.good), [one, other]),
)

it.each(pairsOf(afterPayment))('[GW-036] $first and $second meet on a booked order', ({ one, other }) =>
  meet(booked, [one, other]),
)

it('[SC-017] leave books that add up, money where the orders say, and lives that lead to what is', async () => {
  clock.set('2027-03-01T10:00:00Z')
  await jobs()
  expect(problemOf(await readBooks(test.db))).toBeNull()
  expect(await expectReplays(test.db)).toBeGreaterThan(35)
  const rows = await test.db
    .selectFrom('customerOrder as o')
    .innerJoin('payment as p', 'p.orderUUID', 'o.orderUUID')
    .innerJoin('sandboxIntent as i', 'i.id', 'p.intentId')
    .select([
      'o.orderUUID',
      'o.status',
      'o.totalCents',
      'o.refundCents',
      'i.capturedCents',
      'i.refundedCents',
    ])
    .execute()
  for (const { orderUUID, ...row } of rows) {
    const kept = row.capturedCents - row.refundedCents
    const isCancelled = row.status === 'cancelled' && row.capturedCents > 0
    const due =
      row.status === 'confirmed' ? row.totalCents : isCancelled ? row.totalCents - row.refundCents : 0
    expect({ orderUUID, status: row.status, kept }).toEqual({ orderUUID, status: row.status, kept: due })
  }
})
