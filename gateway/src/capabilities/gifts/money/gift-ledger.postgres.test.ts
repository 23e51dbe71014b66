import { randomUUID } from 'node:crypto'
import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createInTransaction } from '../../../platform/database/transaction'
import { createTestApp, type TestApp, testClock, testDay } from '../../../testing/test-app'
import type { ParsedOrder } from '../../orders/order-rules'
import { addOneRoom, orderRequest } from '../../orders/orders-fixture'
import { card, createGiver, type Giver, giftRequest } from '../gifts-fixture'
import { createGiftsRepository } from '../records/gifts-repository'
import { withdrawOrder } from '../withdrawal/withdraw-gifts'
import { hashOfCode } from './gift-codes'
import { createGiftMoney } from './gift-money'

let test: TestApp
let giver: Giver
const money = createGiftMoney({ clock: testClock })
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0 })
  await addOneRoom(test.db, 60)
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterAll(() => test.close())

const inTransaction = <T>(work: Parameters<ReturnType<typeof createInTransaction>>[0]) =>
  createInTransaction(test.db)(work) as Promise<T>
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** An order that exists, so that gifts can be issued by it and pay for it. */
async function addOrder(): Promise<string> {
  const request = giftRequest([card(5_000)], { amount: 5_000 })
  const { order } = await giver.hold(request, `ledger-${randomUUID()}`)
  return order.orderUUID
}

async function issue(cents: number): Promise<{ giftUUID: string; code: string; orderUUID: string }> {
  const orderUUID = await addOrder()
  const giftUUID = randomUUID()
  const now = testClock.instant()
  await inTransaction(async (db) => {
    const gifts = createGiftsRepository(db)
    await gifts.add([
      {
        giftUUID,
        orderUUID,
        line: 0,
        kind: 'giftCard',
        status: 'active',
        format: 'digital',
        locale: 'fr_FR',
        productId: null,
        nights: null,
        adults: 2,
        label: 'Card',
        image: '{}',
        searchUri: '/search',
        fromName: null,
        message: null,
        subElements: '[]',
        issuedCents: cents,
        paidCents: cents,
        codeHash: hashOfCode(giftUUID),
        codeEnding: 'XXXX',
        issuedAt: now,
        validUntil: '2028-03-01',
      },
    ])
    await gifts.move([{ giftUUID, kind: 'issue', amountCents: cents, orderUUID, happenedAt: now }])
  })
  return { giftUUID, code: giftUUID, orderUUID }
}

const paying = (uses: { serialNumber: string; usedAmount?: number }[]) =>
  ({ items: { giftcards: uses, giftItems: [] } }) as unknown as ParsedOrder

/** Each gift's balance is the sum of its movements; with what orders keep and what was withdrawn it is what was issued. */
async function expectConserved() {
  const { rows } = await sql<Record<string, number>>`
    select g.gift_uuid,
      g.balance_cents - coalesce((select sum(amount_cents) from gift_movement m where m.gift_uuid = g.gift_uuid), 0)
        as off_ledger,
      g.issued_cents - g.balance_cents
        - coalesce((select sum(amount_cents - returned_cents) from gift_use u where u.gift_uuid = g.gift_uuid), 0)
        + coalesce((select sum(amount_cents) from gift_movement m
            where m.gift_uuid = g.gift_uuid and m.kind in ('withdraw', 'void')), 0) as lost,
      (select min(balance_cents) from gift_movement m where m.gift_uuid = g.gift_uuid) as least
    from gift g`.execute(test.db)
  for (const { offLedger, lost, least } of rows) {
    expect({ offLedger: Number(offLedger), lost: Number(lost) }).toEqual({ offLedger: 0, lost: 0 })
    expect(least).toBeGreaterThanOrEqual(0)
  }
}

const step = fc.record({
  what: fc.constantFrom('redeem', 'redeem', 'redeem', 'release', 'giveBack', 'again', 'withdraw'),
  gift: fc.nat({ max: 2 }),
  other: fc.nat({ max: 2 }),
  order: fc.nat({ max: 3 }),
  cents: fc.integer({ min: 1, max: 6_000 }),
})
type Step = { what: string; gift: number; other: number; order: number; cents: number }

type World = { gifts: { code: string; orderUUID: string }[]; orders: string[] }

/** Any refusal is fine, any broken rule of the database is not. */
async function take({ gifts, orders }: World, { what, gift, other, order, cents }: Step) {
  const orderUUID = orders[order] ?? ''
  await inTransaction(async (db) => {
    if (what === 'withdraw') {
      const { orderUUID: issuer } = gifts[gift] ?? { orderUUID: '' }
      const [own] = await createGiftsRepository(db).ofOrder(issuer)
      const locked = await createGiftsRepository(db).lock({ ids: [own?.giftUUID ?? ''] })
      if (locked[0]?.balanceCents === locked[0]?.issuedCents)
        await withdrawOrder(db, issuer, testClock.instant())
      return
    }
    await sql`select 1 from customer_order where order_uuid = ${orderUUID} for update`.execute(db)
    const known = await createGiftsRepository(db).usesOf(orderUUID)
    if (what === 'redeem' && known.length === 0) {
      const uses = [...new Set([gift, other])].map((index) => ({
        serialNumber: gifts[index]?.code ?? '',
        usedAmount: cents,
      }))
      await money.take(db, { orderUUID, order: paying(uses), dueCents: 9_000 })
    }
    if (what === 'release') await money.giveBack(db, orderUUID, 'all')
    if (what === 'giveBack') await money.giveBack(db, orderUUID, cents)
    if (what === 'again') await money.takeAgain(db, orderUUID)
  })
}

const worldOf = async (): Promise<World> => ({
  gifts: await many(3, () => issue(5_000)),
  orders: await many(4, addOrder),
})

describe('gift money on a PostgreSQL server', () => {
  it('[GI-037] is conserved whatever happens, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const world = await worldOf()
        for (const each of steps) await take(world, each)
        await expectConserved()
      }),
      { numRuns: deep(7, 30) },
    )
  })

  it('[GI-037] is conserved whatever happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const world = await worldOf()
        await Promise.all(steps.map((each) => take(world, each)))
        await expectConserved()
      }),
      { numRuns: deep(7, 30) },
    )
  })

  it('[GI-037] is what a model of it says', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(amounts, async (wanted) => {
        const { code, giftUUID } = await issue(5_000)
        let model = 5_000
        for (const usedAmount of wanted) {
          const orderUUID = await addOrder()
          const sale = { orderUUID, order: paying([{ serialNumber: code, usedAmount }]), dueCents: 3_000 }
          const answer = await inTransaction<object>((db) => money.take(db, sale))
          const spent = Math.min(usedAmount, 3_000)
          const possible = model > 0 && usedAmount <= model
          expect(answer).toEqual(
            possible
              ? { cents: spent }
              : { refusal: model > 0 ? 'GIFT_CARD_BALANCE_TOO_LOW' : 'GIFT_CARD_NOT_VALID' },
          )
          if (possible) model -= spent
        }
        expect((await createGiftsRepository(test.db).find(giftUUID))?.balanceCents).toBe(model)
      }),
      { numRuns: deep(5, 20) },
    )
  })

  it('[GI-037] pays for as many of 30 orders at once as it has money for', async () => {
    const { codes } = await giver.buy([card(25_000)], { amount: 25_000 })
    const request = orderRequest({ checkin: '2027-05-10', nights: 1 })
    const items = { ...request.items, giftcards: [{ serialNumber: codes[0] ?? '', usedAmount: 6_000 }] }
    const answers = await many(30, (index) => giver.order({ ...request, items }, `at-once-${index}`))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
      new Set(['409 gift-not-usable']),
    )
    expect(await giver.balanceOf(codes[0] ?? '')).toBe(1_000)
    await expectConserved()
  })

  it('takes two gifts for two orders that name them the other way round, without a deadlock', async () => {
    const [a, b] = [await issue(50_000), await issue(50_000)]
    const names = [
      { serialNumber: a.code, usedAmount: 100 },
      { serialNumber: b.code, usedAmount: 100 },
    ]
    const orders = await many(12, addOrder)
    const taken = await many(12, (index) => {
      const order = paying(index % 2 ? names : [...names].reverse())
      return inTransaction((db) => money.take(db, { orderUUID: orders[index] ?? '', order, dueCents: 1_000 }))
    })
    expect(taken).toEqual(Array(12).fill({ cents: 200 }))
  })

  it('has a ledger that cannot be rewritten, and no balance below nothing', async () => {
    const { giftUUID } = await issue(5_000)
    const spend = (cents: number) =>
      createGiftsRepository(test.db).move([
        {
          giftUUID,
          kind: 'redeem',
          amountCents: -cents,
          orderUUID: null,
          happenedAt: testClock.instant(),
        },
      ])
    await expect(spend(5_001)).rejects.toThrow('check constraint')
    await expect(sql`update gift_movement set amount_cents = 1`.execute(test.db)).rejects.toThrow('kept')
    await expect(sql`delete from gift_movement`.execute(test.db)).rejects.toThrow('kept')
    await spend(5_000)
    expect((await createGiftsRepository(test.db).find(giftUUID))?.balanceCents).toBe(0)
  })
})
