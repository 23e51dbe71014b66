import { runOrders } from '../../app/sales-commands'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { outboxCommand } from './commands'
import { mailTexts } from './mails/texts/texts'
import { addOneRoom, cards, createShopper, orderRequest } from './orders-fixture'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 5)
  const shopper = createShopper(test.app)
  await shopper.hold(orderRequest(), 'command-01')
  const { payment } = await shopper.hold(orderRequest({ checkin: '2027-05-01' }), 'command-02')
  const paymentMethod = await shopper.token(cards.good)
  await shopper.pay(orderRequest({ checkin: '2027-05-01' }), {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod,
  })
})
afterAll(() => test.close())

/** Output of a command, line by line. */
async function linesOf(command: typeof runOrders, ...args: string[]): Promise<Record<string, unknown>[]> {
  const written: string[] = []
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0)
  await command(test, args).finally(() => write.mockRestore())
  return written.map((line) => JSON.parse(line))
}

describe('pnpm gateway', () => {
  it('orders: lists them without saying who bought', async () => {
    const lines = await linesOf(runOrders, 'list', '--json')
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toMatch(/anne|Martin|33612345678/)
    expect(await linesOf(runOrders, 'list', '--status', 'confirmed', '--json')).toMatchObject([
      { status: 'confirmed', payment: 'captured', totalCents: 20_000, email: 'a…@example.com' },
    ])
  })

  it('orders: takes a sensible limit only', async () => {
    expect(await linesOf(runOrders, '--limit', '1', '--json')).toHaveLength(1)
    await expect(linesOf(runOrders, '--limit', 'x')).rejects.toThrow('--limit takes a number')
  })

  it('orders: tells a hotel who comes, with the word that they left for it', async () => {
    const [held] = await test.db
      .updateTable('customerOrder')
      .set({ specialRequest: 'A late arrival' })
      .where('status', '=', 'confirmed')
      .returning('stay')
      .execute()
    const hotel = held?.stay?.hotelId ?? ''
    const may = await linesOf(runOrders, 'arrivals', hotel, '--from', '2027-05-01', '--json')
    expect(may).toMatchObject([
      {
        checkin: '2027-05-01',
        guest: expect.stringContaining('Martin'),
        request: 'A late arrival',
        rooms: 1,
      },
    ])
    expect(await linesOf(runOrders, 'arrivals', hotel, '--from', '2027-05-02', '--json')).toEqual([])
    expect(await linesOf(runOrders, 'arrivals', 'elsewhere', '--from', '2027-05-01', '--json')).toEqual([])
  })

  it('outbox: shows what waits', async () => {
    expect(await linesOf(outboxCommand, 'list', '--json')).toMatchObject([
      { topic: 'order-mail', attempts: 0 },
    ])
    expect(await linesOf(outboxCommand, 'retry', '--json')).toEqual([{ due: 1 }])
    await test.app.deps.jobs.runAll()
    expect(await linesOf(outboxCommand, '--json')).toEqual([])
  })

  it('orders: shows one, cancels it with its refund, and lets the gateway try again', async () => {
    const [{ bookingNumber: number }] = (await linesOf(
      runOrders,
      'list',
      '--status',
      'confirmed',
      '--json',
    )) as [{ bookingNumber: string }]
    const [before] = await linesOf(runOrders, 'show', number, '--json')
    expect(before).toMatchObject({ status: 'confirmed', email: 'a…@example.com', refunds: [] })
    expect(JSON.stringify(before)).not.toMatch(/anne|Martin|33612345678/)
    const [cancelled] = await linesOf(runOrders, 'cancel', number, '--refund', '150', '--json')
    expect(cancelled).toMatchObject({ status: 'cancelled', refundAmount: 15_000, refund: '150.00 EUR' })
    expect(await linesOf(runOrders, 'retry', number, '--json')).toMatchObject([{ effects: 2 }])
    for (let turn = 0; turn < 2; turn += 1) await test.app.deps.jobs.runAll()
    const [after] = await linesOf(runOrders, 'show', number, '--json')
    expect(after).toMatchObject({
      status: 'cancelled',
      refunds: [{ amountCents: 15_000, reason: 'customer-care', doneAt: expect.any(String) }],
    })
    const { text } = await test.db
      .selectFrom('mail')
      .select('text')
      .where('messageId', 'like', 'cancellation.%')
      .executeTakeFirstOrThrow()
    expect(text).toContain(mailTexts('fr_FR')('cancellation.introShop', { hotel: 'Hotel h' }))
  })

  it.each([
    [['show', '10000000'], 'There is no order 10000000'],
    [['cancel'], 'There is no order'],
    [['sell'], 'orders takes one of list, show, arrivals, cancel, retry'],
    [['arrivals'], 'the id of a hotel'],
    [['arrivals', '1', '--from', 'soon'], 'take days'],
  ])('orders: says what is wrong with %j', async (args, message) => {
    await expect(linesOf(runOrders, ...args)).rejects.toThrow(message)
  })
})
