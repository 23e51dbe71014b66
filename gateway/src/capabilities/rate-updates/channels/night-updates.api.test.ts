import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import { createOperator } from '../../operations/operations-fixture'
import { addOneRoom, book, createShopper, orderRequest, roomsLeft } from '../../orders/orders-fixture'
import { channelsCommand } from './channels-command'
import type { NightUpdate } from './night-update-schemas'

let test: TestApp
let key: string
let operate: (...args: string[]) => Promise<Record<string, unknown>[]>
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 3)
  await addHotel(test.db, { id: 'h2' })
  await addStay(test.db, { hotelId: 'h2', id: 'other', days: ['2027-03-01', '2027-03-31'], available: 2 })
  const operator = createOperator(test)
  operate = (...args) => operator(channelsCommand, ...args)
  const { hotelId } = await test.db
    .selectFrom('room')
    .select('hotelId')
    .where('id', '=', 'room-stay')
    .executeTakeFirstOrThrow()
  const [added] = await operate('add', 'harbour', '--hotels', hotelId)
  key = String(added?.key)
})
afterAll(() => test.close())

const room = 'room-stay'
const send = (nights: Partial<NightUpdate>[], bearer = key, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/channel/nights',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { nights: nights.map((night) => ({ room, ...night })), ...more },
  })
const sent = async (...nights: Partial<NightUpdate>[]) => {
  const answer = await send(nights)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}
const quote = async (checkin: string) =>
  (await test.app.inject(`/api/product/stay/quote?locale=fr_FR&checkin=${checkin}&nights=1`)).json()
const nothing = { taken: 0, old: 0, limited: [], refused: [] }

describe('POST /api/channel/nights', () => {
  it('sets nights that the next quote and the next search have', async () => {
    const day = '2027-03-10'
    expect(await sent({ day, version: 1, price: 7_700, allotment: 4 })).toEqual({ ...nothing, taken: 1 })
    const { priceInfo, availableRooms } = await quote(day)
    expect([priceInfo.sellPrice, availableRooms]).toEqual([expect.any(Number), 4])
    await sent({ day, version: 2, price: 9_700 })
    expect((await quote(day)).priceInfo.sellPrice).toBe(priceInfo.sellPrice + 2_000)
    await sent({ day, version: 3, status: 'closed' })
    expect(await quote(day)).toMatchObject({ bookable: false })
    const found = async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/offers.json',
          payload: {
            locale: 'fr_FR',
            searchCriterias: { hotelId: 'h', checkin: day, night: 1 },
          },
        })
      ).json().exactMatch.length
    const before = await found()
    await sent({ day, version: 4, status: 'open', arrival: 'open' })
    expect(await found()).toBe(before + 1)
  })

  it('takes the rules of arrivals and departures, and leaves those out that it is not sent', async () => {
    const day = '2027-03-13'
    await sent({ day, version: 1, minNights: 2, maxNights: 5, leadDays: 30, departure: 'closed' })
    expect(await quote(day)).toMatchObject({ reason: 'CLOSED_TO_ARRIVAL' })
    await sent({ day, version: 2, leadDays: 0 })
    const night = await test.db
      .selectFrom('roomDay')
      .select(['minLos', 'maxLos', 'leadDays', 'closedToDeparture'])
      .where('roomId', '=', room)
      .where('day', '=', day)
      .executeTakeFirst()
    expect(night).toEqual({ minLos: 2, maxLos: 5, leadDays: 0, closedToDeparture: true })
    expect(await quote(day)).toMatchObject({ reason: 'MINIMUM_LENGTH_OF_STAY' })
  })

  it('never takes an older version, nor one twice', async () => {
    const day = '2027-03-11'
    await sent({ day, version: 20, price: 8_000, allotment: 3 })
    expect(await sent({ day, version: 19, price: 1_000 })).toEqual({ ...nothing, old: 1 })
    expect(await sent({ day, version: 20, price: 1_000 })).toEqual({ ...nothing, old: 1 })
    expect((await quote(day)).priceInfo.sellPrice).toBeGreaterThanOrEqual(8_000)
    expect(await sent({ day, version: 22, price: 8_200 }, { day, version: 21, price: 1_000 })).toEqual({
      ...nothing,
      taken: 1,
      old: 1,
    })
  })

  it('ends in the newest version of each night, in whatever order and how often they come', async () => {
    const days = ['2027-03-20', '2027-03-21', '2027-04-01']
    let base = 0
    const message = fc.record({ day: fc.constantFrom(...days), at: fc.integer({ min: 1, max: 12 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(message, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
        async (calls) => {
          base += 100
          const newest = new Map<string, number>()
          for (const call of calls) {
            await sent(
              ...call.map(({ day, at }) => ({ day, version: base + at, price: base + at, allotment: at })),
            )
            for (const { day, at } of call) newest.set(day, Math.max(newest.get(day) ?? 0, at))
          }
          const nights = await test.db
            .selectFrom('roomDay')
            .select(['day', 'priceCents', 'available'])
            .where('roomId', '=', room)
            .where('day', 'in', [...newest.keys()])
            .execute()
          expect(
            new Map(nights.map(({ day, priceCents, available }) => [day, [priceCents, available]])),
          ).toEqual(new Map([...newest].map(([day, at]) => [day, [base + at, at]])))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('leaves sold rooms sold, and says so', async () => {
    const day = '2027-03-15'
    await sent({ day, version: 1, price: 10_000, allotment: 3 })
    const { sellPrice: amount } = (await quote(day)).priceInfo
    await book(createShopper(test.app), orderRequest({ checkin: day, nights: 1, amount }), 'channel-1')
    expect(await sent({ day, version: 2, allotment: 0 })).toEqual({
      ...nothing,
      taken: 1,
      limited: [{ room, day, sold: 1 }],
    })
    expect(await roomsLeft(test.db, day, 1)).toEqual([0])
    await sent({ day, version: 3, allotment: 2 })
    expect(await roomsLeft(test.db, day, 1)).toEqual([1])
  })

  it('refuses a night alone, and takes the others', async () => {
    const today = test.clock.today()
    const answer = await sent(
      { day: '2027-03-12', version: 1, price: 8_000 },
      { day: '2027-03-12', version: 1, room: 'room-other' },
      { day: '2027-03-12', version: 1, room: 'none' },
      { day: addDays(today, -1), version: 1, price: 1 },
      { day: addDays(today, 751), version: 1, price: 1 },
      { day: addDays(today, 700), version: 1, price: 9_000 },
    )
    expect(answer).toEqual({
      ...nothing,
      taken: 1,
      refused: [
        { room: 'room-other', day: '2027-03-12', problem: 'room-unknown' },
        { room: 'none', day: '2027-03-12', problem: 'room-unknown' },
        { room, day: addDays(today, -1), problem: 'day-not-sold' },
        { room, day: addDays(today, 751), problem: 'day-not-sold' },
        { room, day: addDays(today, 700), problem: 'not-on-sale' },
      ],
    })
    // A refused version is not spent.
    expect(await sent({ day: addDays(today, 700), version: 1, price: 9_000, allotment: 1 })).toEqual({
      ...nothing,
      taken: 1,
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['a price with a point', { price: 12.5 }],
    ['a price of nothing', { price: 0 }],
    ['a day that is none', { day: '2027-02-30' }],
    ['no version', { version: undefined }],
    ['a field that is not known', { cost: 3 }],
    ['a state that is none', { status: 'yes' }],
  ])('refuses %s with its path', async (_, night) => {
    const answer = await send([{ day: '2027-03-12', version: 9, price: 1, ...night }])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request'])
    expect(answer.body).toContain('nights')
  })

  it('refuses more than a thousand nights, and a key that is none', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      day: '2027-03-12',
      version: index + 1,
      price: 1,
    }))
    expect((await send(many)).statusCode).toBe(400)
    for (const bearer of ['', 'chn_x', `${key}x`]) {
      const answer = await send([{ day: '2027-03-12', version: 99 }], bearer)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
    }
  })
})

describe('pnpm gateway channels', () => {
  it('gives a key once, renews it with a day for both, and ends it', async () => {
    const [{ key: first } = { key: '' }] = await operate('add', 'renewed', '--hotels', 'h2')
    const night = { room: 'room-other', day: '2027-03-12', price: 5_000 }
    const works = async (bearer: unknown, version: number) =>
      (await send([{ ...night, version }], String(bearer))).statusCode
    expect(await works(first, 1)).toBe(200)
    const [{ key: second } = { key: '' }] = await operate('renew', 'renewed')
    expect([await works(first, 2), await works(second, 3)]).toEqual([200, 200])
    await test.db
      .updateTable('channelKey')
      .set({ endsAt: test.clock.instant() })
      .where('endsAt', 'is not', null)
      .execute()
    expect([await works(first, 4), await works(second, 5)]).toEqual([401, 200])
    const shown = JSON.stringify(await operate('list'))
    expect(shown).toContain('renewed')
    expect(shown).not.toContain(String(second))
    await operate('remove', 'renewed')
    expect(await works(second, 6)).toBe(401)
  })

  it.each([
    [['add', 'harbour', '--hotels', 'h2'], 'There is a channel harbour already'],
    [['add', 'other'], 'Say whose nights it sets: --hotels HOTEL,…'],
    [['add', 'other', '--hotels', 'h2,h9'], 'There is no hotel h9'],
    [['renew', 'nemo'], 'There is no channel nemo'],
    [['remove'], 'Say which channel: channels remove NAME'],
    [['open'], 'channels takes one of list, add, hotels, renew, remove'],
  ])('%j is refused with words', async (args, words) => {
    await expect(operate(...args)).rejects.toThrow(words)
  })

  it('sets nights of other hotels once it may', async () => {
    const night = { room: 'room-other', day: '2027-03-14', version: 1, price: 5_000 }
    expect((await sent(night)).refused).toHaveLength(1)
    await operate('hotels', 'harbour', '--hotels', 'h2')
    expect((await sent(night)).taken).toBe(1)
  })
})
