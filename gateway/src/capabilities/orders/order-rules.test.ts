import { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { parse } from 'zod/v4/core'
import {
  canBeRevived,
  checkTravelPeriod,
  fingerprintOf,
  holdForPaying,
  isAbandoned,
  maskEmail,
  type ParsedOrder,
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
})

it('gives up a question of the bank after two hours', () => {
  expect(isAbandoned({ createdAt: at('09:00'), now: at('11:00') })).toBe(false)
  expect(isAbandoned({ createdAt: at('09:00'), now: at('11:01') })).toBe(true)
})

it('masks an address', () => expect(maskEmail('anne.martin@example.com')).toBe('a…@example.com'))
