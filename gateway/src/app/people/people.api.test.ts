import {
  addOneRoom,
  book,
  createGuest,
  createShopper,
  orderRequest,
} from '../../capabilities/orders/orders-fixture'
import { addNote } from '../../capabilities/orders/records/order-notes'
import { retentionDays } from '../../platform/retention'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { peopleCommand } from './people-command'
import { exportPerson } from './person'
import { deleteWhatIsOver } from './retention-jobs'

const clock = movableClock()
const email = 'Anne@Example.com'
let test: TestApp
let past: Awaited<ReturnType<typeof book>>
let toCome: Awaited<ReturnType<typeof book>>
let other: Awaited<ReturnType<typeof book>>

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 20)
  const shopper = createShopper(test.app)
  const wanted = { ...orderRequest({ checkin: '2027-03-10' }), specialRequest: 'A cot for Zoé' }
  past = await book(shopper, wanted, 'people-past')
  const guest = createGuest(test.app)
  await guest.invoice(past.orderUUID)
  toCome = await book(shopper, orderRequest({ checkin: '2027-06-10' }), 'people-to-come')
  other = await book(shopper, orderRequest({ buyer: { email: 'eve@example.com' } }), 'people-other')
  await shopper.hold(orderRequest({ checkin: '2027-05-01' }), 'people-unpaid')
  await shopper.post('/front-gateway/marketing/newsletter', {
    email: 'anne@example.com',
    country: 'FR',
    language: 'fr',
    source: 'footer',
  })
  await addNote(test, {
    orderUUID: past.orderUUID,
    text: 'Nut allergy',
    caller: { kind: 'operator', name: 'lise' },
  })
  await addCase('CASE0001', 'open')
  await addCase('CASE0002', 'closed')
  await test.app.deps.jobs.runAll()
  clock.set('2027-03-20T09:00:00Z')
  await test.app.deps.jobs.runAll()
  const nothing = { toldAt: null, heldUntil: null, roomId: null, rooms: null }
  const party = { adult: 2, child: 0, baby: 0 }
  const place = { placeId: crypto.randomUUID(), email: 'anne@example.com', locale: 'fr_FR' as const }
  const wish = { packageId: 'stay', checkin: '2027-06-20', nights: 2, status: 'waiting' as const }
  await test.db
    .insertInto('waitingPlace')
    .values({ ...place, ...wish, ...party, ...nothing, askedAt: clock.instant() })
    .execute()
})
afterAll(() => test.close())

const addCase = (caseNumber: string, status: 'open' | 'closed') =>
  test.db
    .insertInto('contactCase')
    .values({
      caseNumber,
      status,
      locale: 'fr_FR',
      reason: 'other',
      requestType: '',
      requestSubtype: '',
      bookingNumber: null,
      name: 'Anne Martin',
      email: 'anne@example.com',
      phone: '',
      description: '?',
      answer: null,
      createdAt: clock.instant(),
      updatedAt: clock.instant(),
    })
    .execute()

async function run(...args: string[]) {
  const written: string[] = []
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0)
  try {
    await peopleCommand({ db: test.db, clock }, args)
  } finally {
    write.mockRestore()
  }
  return JSON.parse(written.join(''))
}
const buyerOf = async ({ orderUUID }: { orderUUID: string }) =>
  test.db
    .selectFrom('customerOrder')
    .select(['buyer', 'specialRequest'])
    .where('orderUUID', '=', orderUUID)
    .executeTakeFirstOrThrow()

describe('people', () => {
  it('exports all that is kept about one person, and nothing about others', async () => {
    const exported = await run('export', email)
    const numbers = exported.orders.map((order: { bookingNumber: string }) => order.bookingNumber)
    expect(numbers).toEqual(expect.arrayContaining([past.bookingNumber, toCome.bookingNumber]))
    expect(exported.invoices).toHaveLength(1)
    expect(exported.payments.length).toBeGreaterThanOrEqual(2)
    expect(exported.cases).toHaveLength(2)
    expect(exported.newsletter).toHaveLength(1)
    expect(exported.waiting).toMatchObject([{ packageId: 'stay', checkin: '2027-06-20' }])
    expect(exported.notes).toMatchObject([{ orderUUID: past.orderUUID, text: 'Nut allergy' }])
    expect(exported.mails.length).toBeGreaterThanOrEqual(2)
    expect(exported.events).toContainEqual(
      expect.objectContaining({ orderUUID: past.orderUUID, cause: 'paid', toStatus: 'confirmed' }),
    )
    const text = JSON.stringify(exported)
    expect(text).toContain('A cot for Zoé')
    for (const secret of [
      'eve@example.com',
      other.bookingNumber,
      'codeHash',
      'visitorMark',
      'actorName',
      'lise',
    ])
      expect(text).not.toContain(secret)
  })

  it('forgets what it may, keeps what the law or a stay to come asks for, and says which', async () => {
    const erased = await run('erase', email, '--json')
    expect(erased.orders.reduced).toEqual([past.bookingNumber])
    expect(erased.orders.kept).toEqual([{ bookingNumber: toCome.bookingNumber, reason: 'stay-to-come' }])
    expect(erased.orders.deleted).toHaveLength(1)
    expect(erased).toMatchObject({ cases: { deleted: 1, kept: ['CASE0001'] }, newsletter: 1, waiting: 1 })

    const about = await test.db
      .selectFrom('outbox')
      .select('payload')
      .where('doneAt', 'is not', null)
      .execute()
    expect(about.filter(({ payload }) => payload.orderUUID === past.orderUUID)).toEqual([])
    expect(about.filter(({ payload }) => payload.orderUUID === toCome.orderUUID)).not.toEqual([])
    const { buyer, specialRequest } = await buyerOf(past)
    expect(buyer).toMatchObject({ lastName: 'Martin', addressLine: '1 rue Haute' })
    expect([buyer.email, buyer.phoneNumber, specialRequest]).toEqual([
      `${past.orderUUID}@erased.invalid`,
      '+10000000000',
      null,
    ])
    expect(await test.db.selectFrom('orderNote').selectAll().execute()).toEqual([])
    expect((await buyerOf(toCome)).buyer.email).toBe('anne@example.com')
    expect((await buyerOf(other)).buyer.email).toBe('eve@example.com')
    const left = await exportPerson(test.db, [{ email, until: null }], clock.instant())
    expect([left.orders.length, left.cases.length, left.newsletter.length, left.mails.length]).toEqual([
      1, 1, 0, 0,
    ])
    const invoices = await test.db.selectFrom('invoice').select('orderUUID').execute()
    expect(invoices).toEqual([{ orderUUID: past.orderUUID }])
  })

  it('shows the order that was reduced to no one who knows the former e-mail', async () => {
    expect((await createGuest(test.app).lookUp(past.bookingNumber)).statusCode).toBe(404)
    expect((await createGuest(test.app).lookUp(toCome.bookingNumber)).statusCode).toBe(200)
  })

  it('forgets no more the second time', async () => {
    const { orders } = await run('erase', email, '--json')
    expect(orders).toMatchObject({ deleted: [], reduced: [], kept: [{ reason: 'stay-to-come' }] })
  })

  it.each([[['export']], [['erase', 'anne']], [['sell', 'anne@example.com']]])('refuses %j', async (args) => {
    await expect(peopleCommand({ db: test.db, clock }, args)).rejects.toThrow(/people takes|no e-mail/)
  })
})

it('deletes mails, sent effects and orders once their terms are over, not a day before', async () => {
  const count = async () => {
    const of = async (table: 'mail' | 'outbox' | 'customerOrder') =>
      (
        await test.db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows
    return {
      mail: Number(await of('mail')),
      outbox: Number(await of('outbox')),
      orders: Number(await of('customerOrder')),
    }
  }
  const after = async (days: number) => {
    await deleteWhatIsOver({ db: test.db, now: new Date(clock.instant().getTime() + days * 86_400_000) })
    return count()
  }
  const before = await count()
  expect(before.mail).toBeGreaterThan(0)
  expect(await after(retentionDays.mails - 60)).toEqual(before)
  expect(await after(retentionDays.mails + 1)).toMatchObject({ mail: 0, outbox: 0, orders: before.orders })
  expect((await after(retentionDays.paidOrders - 60)).orders).toBe(before.orders)
  expect((await after(retentionDays.paidOrders + 1)).orders).toBe(0)
})
