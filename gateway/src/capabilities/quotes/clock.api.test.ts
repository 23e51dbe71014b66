import { addDays, addMonths, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addHotel, addStay, setNights } from '../availability/stay-fixture'

/** Effects of the hour and the day: the clock of the markets is that of Paris, whatever the server's. */
const clock = movableClock('2027-03-01T09:00:00Z')
let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await test.db.updateTable('stayClock').set({ today: '2027-03-01' }).execute()
  await addHotel(test.db, { id: 'h', score: 8 })
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: ['2027-02-20', '2028-04-30'] })
  await setNights(test.db, { from: '2027-03-17', to: '2027-03-18' }, { priceCents: 7_000 })
  await test.db
    .insertInto('flashDeal')
    .values({
      roomId: 'room-stay',
      startsAt: '2027-03-01T00:00:00',
      endsAt: '2027-03-04T00:00:00',
      firstNight: '2027-03-01',
      lastNight: '2027-04-30',
      percent: 30,
    })
    .execute()
})
afterAll(() => test.close())
beforeEach(() => clock.set('2027-03-01T09:00:00Z'))

const get = async (path: string, query: Record<string, string> = {}) =>
  (await test.app.inject({ url: path, query: { locale: 'fr_FR', ...query } })).json()
const quote = (checkin: string, nights = 1) =>
  get('/api/product/stay/quote', { checkin, nights: String(nights) })
const calendar = (query: Record<string, string> = {}) =>
  get('/api/hotels/h/availabilities.json', { length: '13', ...query })
const nights = (checkin: string) => get('/api/weekend/stay/packageCheckoutNights.json', { checkin })

describe('the hour', () => {
  it.each([
    ['19:59:59 in winter', '2027-03-01T18:59:59Z', '2027-03-01', true],
    ['20:00:00 in winter', '2027-03-01T19:00:00Z', '2027-03-01', false],
    ['19:59:59 in summer', '2027-06-01T17:59:59Z', '2027-06-01', true],
    ['20:00:00 in summer', '2027-06-01T18:00:00Z', '2027-06-01', false],
    ['one second before midnight, for tomorrow', '2027-03-01T22:59:59Z', '2027-03-02', true],
    ['midnight, for the day that has begun', '2027-03-01T23:00:00Z', '2027-03-02', true],
    ['midnight, for the day that is over', '2027-03-01T23:00:00Z', '2027-03-01', false],
  ])('[GW-011] at %s', async (_, instant, checkin, open) => {
    clock.set(instant)
    expect(await quote(checkin)).toMatchObject({
      bookable: open,
      reason: open ? null : 'CHECKIN_IN_THE_PAST',
    })
    expect(checkin in (await calendar()).days).toBe(open)
    expect(await nights(checkin)).toEqual(open ? [1, 2, 3, 4, 5, 6, 7] : [])
  })
})

describe('daylight saving', () => {
  // Clocks go forward on 28 March and back on 31 October 2027.
  it.each([
    ['2027-03-27', 2],
    ['2027-10-30', 3],
  ])('[GW-011] a stay from %s has as many nights as any', async (checkin, length) => {
    const answer = await quote(checkin, length)
    expect(answer).toMatchObject({
      bookable: true,
      priceInfo: { nights: length, sellPrice: length * 10_000 },
    })
    expect(answer.cancellationPolicy.cancellationDeadline).toBe(`${addDays(checkin, -3)}T18:00:00`)
  })

  it('[GW-009] no day is missing or doubled when the clocks change', async () => {
    const { days } = await calendar()
    const march = Object.keys(days).filter((day) => day.startsWith('2027-03'))
    const october = Object.keys(days).filter((day) => day.startsWith('2027-10'))
    expect([march.length, october.length]).toEqual([31, 31])
  })

  it.each([
    ['the hour that is left out', '2027-03-28T01:30:00Z', '2027-03-28'],
    ['the hour that comes twice', '2027-10-31T00:30:00Z', '2027-10-31'],
  ])('[GW-011] in %s the day is the day', async (_, instant, today) => {
    clock.set(instant)
    expect(await quote(today)).toMatchObject({ bookable: true })
    expect(await quote(addDays(today, -1))).toMatchObject({ reason: 'CHECKIN_IN_THE_PAST' })
  })
})

describe('the month and the year', () => {
  it.each(['2027-03-31T21:59:59Z', '2027-03-31T22:00:00Z', '2027-12-31T23:30:00Z'])(
    '[GW-009] the calendar reaches from the month of %s to the same of next year',
    async (instant) => {
      clock.set(instant)
      const month = monthOf(clock.today())
      const answer = await calendar()
      expect(answer).toMatchObject({ minMonth: month, maxMonth: addMonths(month, 12), prevMonth: null })
      expect(Object.keys(answer.days)[0]).toBe(firstOpen())
    },
  )

  it('[GW-009] each month has its cheapest day, and says what it saves', async () => {
    const { days } = await calendar()
    const best = Object.entries<{ bestPriceOfTheMonth: boolean }>(days).filter(
      ([, day]) => day.bestPriceOfTheMonth,
    )
    expect(days['2027-03-17']).toMatchObject({ price: 7_000, promo: 30, bestPriceOfTheMonth: true })
    expect(days['2027-03-16']).toMatchObject({ price: 10_000, promo: 0, bestPriceOfTheMonth: false })
    expect(new Set(best.map(([day]) => monthOf(day))).size).toBe(13)
  })
})

/** The first day that can be chosen by the clock. */
const firstOpen = () => (clock.now().slice(11) < '20' ? clock.today() : addDays(clock.today(), 1))

describe('a flash deal', () => {
  it('[SC-011] tells its end and what the stay saves', async () => {
    expect((await quote('2027-03-17', 2)).flashDeal).toEqual({ endsAt: '2027-03-04T00:00:00', percent: 30 })
  })

  it.each([
    ['its nights are not reduced', '2027-03-20', '2027-03-01T09:00:00Z'],
    ['it does not cover the nights', '2027-05-20', '2027-03-01T09:00:00Z'],
    ['it has ended', '2027-03-17', '2027-03-03T23:00:00Z'],
  ])('[SC-011] is not told where %s', async (_, checkin, instant) => {
    clock.set(instant)
    expect((await quote(checkin)).flashDeal).toBeNull()
  })

  it('[SC-011] is announced until its last second', async () => {
    clock.set('2027-03-03T22:59:59Z')
    expect((await quote('2027-03-17')).flashDeal).toMatchObject({ percent: 30 })
  })
})
