import { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { parse } from 'zod/v4/core'
import {
  canBeRevived,
  checkStayBuyer,
  checkTravelPeriod,
  fingerprintOf,
  holdForLink,
  holdForPaying,
  isAbandoned,
  type ParsedOrder,
  stayRequestOf,
  totalOf,
} from './order-rules'
import { orderRequest } from './orders-fixture'

const parsed = (change: Parameters<typeof orderRequest>[0] = {}): ParsedOrder =>
  parse(OrderRequest, orderRequest(change))
const at = (time: string) => new Date(`2027-03-01T${time}:00Z`)

describe('fingerprintOf', () => {
  it('is the same for the same order, trimmed or with its defaults written out', () => {
    const { items, ...rest } = orderRequest({ buyer: { city: ' Paris ' } })
    const short = parse(OrderRequest, { items: { shortStayItem: items.shortStayItem }, ...rest })
    expect(fingerprintOf(short)).toBe(fingerprintOf(parsed()))
  })

  it('does not depend on the order in which fields were sent, deep down either', () => {
    const turned = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, turned(part)]),
          )
        : value
    expect(fingerprintOf(turned(parsed()) as ParsedOrder)).toBe(fingerprintOf(parsed()))
  })

  it('is another when a list is in another order', () => {
    const days = [
      { activityId: 'a', dayIndex: 0 },
      { activityId: 'b', dayIndex: 1 },
    ]
    const before = fingerprintOf(parsed({ activities: days }))
    expect(fingerprintOf(parsed({ activities: [...days].reverse() }))).not.toBe(before)
  })

  it('is a digest that says nothing of the buyer', () => {
    expect(fingerprintOf(parsed())).toMatch(/^[\w-]{43}$/)
  })

  it.each([{ nights: 3 }, { amount: 1 }, { locale: 'fr_BE' as const }, { buyer: { city: 'Lyon' } }])(
    'is another for %j',
    (change) => expect(fingerprintOf(parsed(change))).not.toBe(fingerprintOf(parsed())),
  )
})

it.each([
  ['2027-04-08', 1, null],
  ['2027-04-08', 30, null],
  ['2027-04-08', 31, 'nights_out_of_range'],
  ['2027-04-08', 0, 'nights_out_of_range'],
])('judges a stay from %s for %i nights: %s', (checkin, nights, code) => {
  const { shortStayItem } = parsed({ checkin, nights, amount: 1 }).items
  expect(shortStayItem && (checkTravelPeriod(shortStayItem.reservationCriteria)?.code ?? null)).toBe(code)
})

const criteriaOf = (change: Parameters<typeof orderRequest>[0] = {}) => {
  const { shortStayItem } = parsed(change).items
  if (!shortStayItem) throw new Error('The fixture orders a stay')
  return shortStayItem.reservationCriteria
}

it.each([
  ['2027-02-30', '2027-03-02', 'checkinDate'],
  ['2027-02-27', '2027-02-30', 'checkoutDate'],
])('names the day that does not exist: %s to %s', (checkinDate, checkoutDate, field) => {
  const criteria = { ...criteriaOf(), travelPeriod: { checkinDate, checkoutDate } }
  expect(checkTravelPeriod(criteria, 'body.wish')).toEqual({
    path: `body.wish.${field}`,
    code: 'no_such_day',
  })
})

it('says where in an order the nights are wrong', () => {
  expect(checkTravelPeriod(criteriaOf({ nights: 31, amount: 1 }))?.path).toBe(
    'body.items.shortStayItem.reservationCriteria.travelPeriod',
  )
})

describe('stayRequestOf', () => {
  it('asks for the nights between the two days, for the party and in the language of the order', () => {
    const criteria = {
      ...criteriaOf({ checkin: '2027-04-08', nights: 3 }),
      pax: { numberOfAdults: 2, numberOfChildren: 1, numberOfBabies: 3 },
    }
    expect(stayRequestOf(criteria, 'nl_BE')).toEqual({
      packageId: 'stay',
      checkin: '2027-04-08',
      nights: 3,
      adult: 2,
      child: 1,
      baby: 3,
      activityDays: [],
      locale: 'nl_BE',
      onMinisite: false,
    })
  })

  it('knows a stay that is sold on the page of a partner', () => {
    expect(stayRequestOf({ ...criteriaOf(), minisiteId: 'partner' }, 'fr_FR').onMinisite).toBe(true)
  })
})

it('adds up the lines of an order, reductions too', () => {
  expect(totalOf([{ amountCents: 20_000 }, { amountCents: -1_500 }, { amountCents: 900 }])).toBe(19_400)
  expect(totalOf([])).toBe(0)
})

it('[CH-040] books no stay without a phone number and an address', () => {
  const { buyer } = parsed()
  expect(checkStayBuyer({ buyer })).toEqual([])
  expect(checkStayBuyer({ buyer: { ...buyer, phoneNumber: '', city: '' } })).toEqual([
    { path: 'body.buyer.phoneNumber', code: 'missing' },
    { path: 'body.buyer.city', code: 'missing' },
  ])
})

describe('holdForPaying', () => {
  it.each([
    ['early', '09:02', '09:15', '09:15'],
    ['in the last minute', '09:14', '09:15', '09:19'],
    ['late', '09:20', '09:15', '09:25'],
    ['again and again', '09:44', '09:42', '09:45'],
    ['after the longest hold', '10:30', '09:45', '09:45'],
  ])('keeps the rooms for who pays %s', (_when, now, expiresAt, until) => {
    const hold = { now: at(now), heldAt: at('09:00'), expiresAt: at(expiresAt) }
    expect(holdForPaying(hold)).toEqual(at(until))
  })
})

it('lets a lapsed order have its rooms again within a day, and not after its check-in', () => {
  const lapsed = { createdAt: at('09:00'), checkin: '2027-03-02', now: at('10:00'), today: '2027-03-01' }
  expect(canBeRevived(lapsed)).toBe(true)
  expect(canBeRevived({ ...lapsed, now: new Date('2027-03-02T09:01:00Z'), today: '2027-03-02' })).toBe(false)
  expect(canBeRevived({ ...lapsed, checkin: '2027-02-28' })).toBe(false)
  expect(canBeRevived({ ...lapsed, checkin: '2027-03-01' })).toBe(true)
  expect(canBeRevived({ ...lapsed, checkin: null })).toBe(true)
  expect(canBeRevived({ ...lapsed, now: new Date('2027-03-02T09:00:00Z') })).toBe(true)
  expect(canBeRevived({ ...lapsed, checkin: null, now: new Date('2027-03-02T09:00:01Z') })).toBe(false)
})

it('gives up a question of the bank after two hours', () => {
  const hold = { heldAt: at('09:00'), expiresAt: at('09:15') }
  expect(isAbandoned({ ...hold, now: at('11:00') })).toBe(false)
  expect(isAbandoned({ ...hold, now: at('11:01') })).toBe(true)
})

it('gives up no question while a payment link still holds the rooms', () => {
  const hold = { heldAt: at('09:00'), expiresAt: at('13:00') }
  expect(isAbandoned({ ...hold, now: at('13:00') })).toBe(false)
  expect(isAbandoned({ ...hold, now: at('13:01') })).toBe(true)
})

it('holds rooms for a payment link as long as asked, and not beyond the evening of arrival', () => {
  const asked = { now: new Date('2027-03-01T09:00:00Z'), hours: 24 }
  expect(holdForLink({ ...asked, checkin: '2027-03-05' })).toEqual(new Date('2027-03-02T09:00:00Z'))
  expect(holdForLink({ ...asked, checkin: '2027-03-01' })).toEqual(new Date('2027-03-01T19:00:00Z'))
  expect(holdForLink({ ...asked, checkin: null })).toEqual(new Date('2027-03-02T09:00:00Z'))
})
