import { turnOffers } from '@escapade/demo/rates/generated-rates'
import { sql } from 'kysely'
import { reducedCents } from '../../promotions/reduced-price'
import { changeNights } from '../../rates/nights'
import { createTestApp, movableClock, type TestApp, testDay } from '../../testing/test-app'
import { addOneRoom } from '../orders/orders-fixture'
import { codesCommand } from './codes-command'
import { type Command, createOperator } from './operations-fixture'
import { promotionsCommand } from './promotions-command'

const clock = movableClock()
let test: TestApp
let run: ReturnType<typeof createOperator>
beforeAll(async () => {
  test = await createTestApp({ clock })
  run = createOperator(test)
  await addOneRoom(test.db, 3)
})
afterAll(() => test.close())

const get = async (url: string) => (await test.app.inject(url)).json()

describe('pnpm gateway promotions', () => {
  it('opens a flash deal that is true, and ends it', async () => {
    const { roomId: room } = await test.db
      .selectFrom('ratePlan')
      .select('roomId')
      .where('offerPercent', '=', 0)
      .orderBy('roomId')
      .executeTakeFirstOrThrow()
    const prices = () =>
      test.db
        .selectFrom('roomDay')
        .select(['day', 'priceCents'])
        .where('roomId', '=', room)
        .where('day', '>=', '2027-03-02')
        .where('day', '<=', '2027-03-12')
        .orderBy('day')
        .execute()
    const before = await prices()
    await run(promotionsCommand, 'flash', room, '--percent', '30', '--days', '3', '--dry-run')
    expect(await prices()).toEqual(before)
    await run(promotionsCommand, 'flash', room, '--percent', '30')
    // The demo's daily roll leaves it alone.
    await turnOffers(test.db, { rooms: [room], today: testDay })
    expect(await prices()).toEqual(
      before.map(({ day, priceCents }) => ({
        day,
        priceCents: Math.floor((priceCents * 70) / 10_000) * 100,
      })),
    )
    const deal = { kind: 'flash deal', of: room, what: '-30 %', until: '2027-03-06 00:00:00' }
    const listed = await run(promotionsCommand, 'list', '--limit', '1000')
    expect(listed.filter(({ of }) => of === room)).toEqual([expect.objectContaining(deal)])
    await expect(run(promotionsCommand, 'flash', room, '--percent', '10')).rejects.toThrow('runs until')
    await run(promotionsCommand, 'end', room)
    expect(await prices()).toEqual(before)
    await expect(run(promotionsCommand, 'end', room)).rejects.toThrow(`No deal of room ${room} runs`)
  })

  it('reduces the nights of a hotel that gives its rates itself, and leaves those that it changes meanwhile', async () => {
    const room = 'room-stay'
    const night = async (day: string) => {
      const { priceCents } = await test.db
        .selectFrom('roomDay')
        .select('priceCents')
        .where('roomId', '=', room)
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      return priceCents
    }
    const [first, second] = ['2027-03-18', '2027-03-19']
    const before = await night(first)
    await run(promotionsCommand, 'flash', room, '--percent', '20', '--days', '1')
    expect(await night(first)).toBe(reducedCents(before, 20))
    const span = { rooms: [room], from: second, to: second }
    await changeNights(test.db, span, (changed) => ({ ...changed, priceCents: 7_700 }))
    clock.set('2027-03-02T08:00:00Z')
    await test.app.deps.jobs.runAll()
    clock.set('2027-03-01T09:00:00Z')
    expect(await night(first)).toBe(before)
    expect(await night(second)).toBe(7_700)
  })

  it('announces a code that takes off as much, and takes it back', async () => {
    const announced = async (nights = 2) => {
      const dates = `checkin=2027-03-15&night=${nights}`
      return (await get(`/api/weekend/stay/detail.json?locale=fr_FR&${dates}`)).autoDiscount
    }
    await run(promotionsCommand, 'discount', 'stay', '--code', 'escapade5')
    expect(await announced()).toEqual({ code: 'ESCAPADE5', value: 5 })
    // The code is for 200 EUR and more.
    expect(await announced(1)).toBeNull()
    await expect(run(promotionsCommand, 'discount', 'stay', '--code', 'BIENVENUE10')).rejects.toThrow(
      'There is no promotion code BIENVENUE10 that takes a share',
    )
    await run(promotionsCommand, 'no-discount', 'stay')
    expect(await announced()).toBeNull()
  })
})

describe('pnpm gateway codes', () => {
  const worthOf = async (code: string, totalAmount = 20_000, locale = 'fr_FR') => {
    const payload = { locale, totalAmount, promotionCode: code }
    const answer = await test.app.inject({ method: 'POST', url: '/front-gateway/gifts/payment', payload })
    return answer.json().promotion?.amount ?? answer.json().values.reason
  }

  it('[CH-043] makes a code that holds for what it says, after showing it, and ends it', async () => {
    const spring = ['SPRING10', '--percent', '10', '--least', '150', '--countries', 'fr,be', '--uses', '40']
    const shown = {
      code: 'SPRING10',
      'takes off': '10 %',
      'for orders from': '150.00',
      in: 'FR,BE',
      from: testDay,
      until: '2028-03-01',
      used: 0,
      'at most': 40,
    }
    expect(await run(codesCommand, 'add', ...spring, '--dry-run')).toEqual([shown])
    expect(await worthOf('SPRING10')).toBe('PROMOTION_CODE_NOT_VALID')
    expect(await run(codesCommand, 'add', ...spring)).toEqual([shown])
    expect(await worthOf(' spring10')).toBe(2_000)
    expect(await worthOf('SPRING10', 14_999)).toBe('PROMOTION_CODE_TOO_LOW')
    expect(await worthOf('SPRING10', 20_000, 'es_ES')).toBe('PROMOTION_CODE_NOT_VALID')
    expect(await run(codesCommand, 'list')).toContainEqual(shown)
    expect(await run(codesCommand, 'end', 'spring10', '--dry-run')).toMatchObject([
      { until: '2028-03-01', 'until then': '2027-02-28' },
    ])
    expect(await worthOf('SPRING10')).toBe(2_000)
    await run(codesCommand, 'end', 'spring10')
    expect(await worthOf('SPRING10')).toBe('PROMOTION_CODE_NOT_VALID')
    await expect(run(codesCommand, 'end', 'SPRING10')).rejects.toThrow('Code SPRING10 ended on 2027-02-28')
    await expect(run(codesCommand, 'add', ...spring)).rejects.toThrow('There is a code SPRING10 already')
  })

  it('[CH-043] names an amount in five languages', async () => {
    await run(codesCommand, 'add', 'CENTS', '--amount', '12.50', '--least', '100')
    expect(await worthOf('CENTS')).toBe(1_250)
    const { labels } = await test.db
      .selectFrom('promotionCode')
      .select('labels')
      .where('code', '=', 'CENTS')
      .executeTakeFirstOrThrow()
    expect(labels).toMatchObject({ nl: '€ 12,50 korting', it: 'Sconto di 12,50 €', en: '€12.50 off' })
  })

  it('[SE-072] is announced by stays for as long as it holds, where the price is high enough', async () => {
    const announced = async (locale = 'fr_FR') => {
      const { autoDiscount } = await get(`/api/weekend/stay/detail.json?locale=${locale}`)
      const { extraDiscount, extraDiscountCode } = await get(`/api/product/stay/price?locale=${locale}`)
      expect(extraDiscount).toBe(autoDiscount?.value ?? null)
      expect(extraDiscountCode).toBe(autoDiscount?.code)
      return autoDiscount
    }
    await run(codesCommand, 'add', 'SUMMER20', '--percent', '20', '--countries', 'FR')
    await run(codesCommand, 'add', 'DEARONLY', '--percent', '20', '--least', '5000')
    await run(promotionsCommand, 'discount', 'stay', '--code', 'SUMMER20')
    expect(await announced()).toEqual({ code: 'SUMMER20', value: 20 })
    expect(await announced('es_ES')).toBeNull()
    await run(codesCommand, 'end', 'SUMMER20')
    expect(await announced()).toBeNull()
    await run(promotionsCommand, 'discount', 'stay', '--code', 'DEARONLY')
    expect(await announced()).toBeNull()
    await run(promotionsCommand, 'no-discount', 'stay')
  })

  it('[SE-072] is there for every stay of a new catalogue that announces one', async () => {
    const { rows } = await sql<{ code: string; known: boolean }>`
      select distinct auto_discount ->> 'code' as code, exists (
        select from promotion_code c
        where c.code = p.auto_discount ->> 'code' and c.percent = (p.auto_discount ->> 'value')::int) as known
      from package p where jsonb_typeof(auto_discount) = 'object' order by 1`.execute(test.db)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ known }) => !known)).toEqual([])
  })
})

it.each<[Command, string[], string]>([
  [promotionsCommand, ['flash', 'nowhere', '--percent', '20'], 'There is no room nowhere'],
  [
    promotionsCommand,
    ['flash', 'room-stay', '--percent', '90'],
    '--percent takes a whole number from 5 to 70',
  ],
  [promotionsCommand, ['discount', 'stay'], 'discount needs --code'],
  [promotionsCommand, ['discount', 'none', '--code', 'ESCAPADE5'], 'There is no stay none'],
  [codesCommand, ['add', 'ab', '--percent', '5'], 'A code has 4 to 20 letters and digits'],
  [codesCommand, ['add', 'WORTHLESS'], 'Say what the code takes off'],
  [codesCommand, ['add', 'BOTH', '--percent', '5', '--amount', '5'], 'Say what the code takes off'],
  [codesCommand, ['add', 'MUCH', '--percent', '80'], '--percent takes a whole number from 1 to 70'],
  [codesCommand, ['add', 'FREE', '--amount', '50', '--least', '49'], '--least takes at least as much'],
  [codesCommand, ['add', 'WORDS', '--amount', 'ten'], '--amount takes an amount in euros'],
  [codesCommand, ['add', 'NEVER', '--percent', '5', '--until', '2027-02-27'], 'lies before'],
  [
    codesCommand,
    ['add', 'ABROAD', '--percent', '5', '--countries', 'FR,DE'],
    '--countries takes some of FR,ES',
  ],
  [codesCommand, ['add', 'NOBODY', '--percent', '5', '--uses', '0'], '--uses takes a whole number from 1'],
  [codesCommand, ['end', 'NOTHING'], 'There is no promotion code NOTHING'],
])('%p says what is wrong with %j', async (command, args, text) => {
  await expect(run(command, ...args)).rejects.toThrow(text)
})
