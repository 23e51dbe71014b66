import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { runGifts } from '../../app/sales-commands'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { card, createGiver, type Giver, parcel } from './gifts-fixture'

let test: TestApp
let giver: Giver
let said: string[]
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
beforeEach(() => {
  said = []
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => test.close())

const run = async (...args: string[]) => {
  said = []
  await runGifts(test, [...args, '--json'])
  return said.map((line) => JSON.parse(line))
}
const giftOf = async (code: string) => {
  const gifts = await run('list')
  return gifts.find(({ ending }) => ending === code.slice(-4))
}

describe('pnpm gateway gifts', () => {
  it('lists and shows gifts without their codes', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const gift = await giftOf(codes[0] ?? '')
    expect(gift).toMatchObject({
      kind: 'giftCard',
      status: 'active',
      issuedCents: 5_000,
      balanceCents: 5_000,
    })
    const [shown] = await run('show', gift.gift)
    expect(shown.movements).toEqual([
      expect.objectContaining({ kind: 'issue', amountCents: 5_000, balanceCents: 5_000 }),
    ])
    expect(JSON.stringify(shown)).not.toContain(codes[0])
    expect(JSON.stringify(shown)).not.toContain('@')
  })

  it('marks a parcel as sent once, and tells the buyer', async () => {
    const gifts = [card(5_000, { format: 'physical', subElements: ['sleeve-sea'] })]
    const { order, email } = await giver.buy(gifts, { amount: 5_500, shipping: parcel })
    const waiting = await run('parcels')
    expect(waiting).toEqual([
      expect.objectContaining({
        order: order.orderUUID,
        recipient: parcel,
        gifts: [expect.objectContaining({ subElements: ['Bord de mer'] })],
      }),
    ])
    await run('ship', order.orderUUID, '--tracking', '6A123')
    await test.app.deps.jobs.runAll()
    const mail = (await giver.mailsTo(email)).find(({ subject }) => subject.includes('en route'))
    expect(mail?.text).toContain('6A123')
    expect(mail?.text).toContain('1 rue Haute, 75001 Paris, France')
    expect(await run('parcels')).toEqual([])
    await expect(run('ship', order.orderUUID)).rejects.toThrow('No parcel')
  })

  it('makes a gift void, with what is left on it', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const { gift } = await giftOf(codes[0] ?? '')
    expect(await run('void', gift)).toEqual([{ gift, status: 'void', takenCents: 5_000 }])
    const event = await test.db
      .selectFrom('orderEvent')
      .select(['actor', 'actorName', 'amounts', 'fromStatus', 'toStatus'])
      .where('cause', '=', 'gift-voided')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      actor: 'operator',
      actorName: 'tester',
      amounts: { gift: 5_000 },
      fromStatus: 'confirmed',
      toStatus: 'confirmed',
    })
    expect((await giver.check(codes[0] ?? '')).json().code).toBe('gift-not-found')
    await expect(run('void', gift)).rejects.toThrow('void')
  })

  it('extends the validity of a gift, never shortens it', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const { gift } = await giftOf(codes[0] ?? '')
    await run('extend', gift, '--until', '2029-01-31')
    expect((await giver.check(codes[0] ?? '')).json()).toMatchObject({ validUntil: '2029-01-31' })
    await expect(run('extend', gift, '--until', '2028-01-31')).rejects.toThrow('already')
    await expect(run('extend', gift, '--until', 'soon')).rejects.toThrow('--until')
  })

  it('prints a table for people, and says when there is nothing', async () => {
    await runGifts(test, [])
    expect(said[0]).toMatch(/^gift +order +kind +status/)
    said = []
    await runGifts(test, ['parcels'])
    expect(said).toEqual(['Nothing there\n'])
  })

  it.each([['nothing'], ['__proto__']])('says what it can do when asked for %s', async (...args) => {
    await expect(run(...args.filter((arg) => typeof arg === 'string'))).rejects.toThrow('list [--limit N]')
  })

  it.each([
    ['show', 'x'],
    ['void', 'x'],
    ['ship', 'x'],
    ['list', '--limit', 'x'],
  ])('says what is wrong with %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow()
  })
})
