import { orderState } from './order-state'

const money = {
  paidByCard: 20_000,
  paidByGift: 0,
  due: [],
  returnedToCard: 0,
  returnedToGift: 0,
  uncollected: 0,
}
type Standing = Parameters<typeof orderState>[0]
const stateOf = (order: Partial<Standing['order']>, more: Partial<Omit<Standing, 'order'>> = {}) =>
  orderState({
    order: { status: 'confirmed', confirmedAt: new Date(0), version: 0, ...order },
    payment: { status: 'captured' },
    money,
    ...more,
  })
const unpaid = { status: 'pending', confirmedAt: null } as const
const cancelled = { status: 'cancelled', version: 1 } as const

describe('where an order stands', () => {
  it.each([
    ['created', 'held'],
    ['open', 'held'],
    ['authorising', 'paying'],
    ['requires-action', 'paying'],
    ['capturing', 'paying'],
    ['refused', 'refused'],
    ['cancelled', 'expired'],
  ] as const)('[CH-038] with a payment that is %s is %s', (status, state) => {
    expect(stateOf(unpaid, { payment: { status } })).toBe(state)
  })

  it('[CH-038] is refused after one card and paying with the next', () => {
    const failed = { ...unpaid, status: 'payment-failed' } as const
    expect(stateOf(failed, { payment: { status: 'refused' } })).toBe('refused')
    expect(stateOf(failed, { payment: { status: 'authorising' } })).toBe('paying')
  })

  it('[CH-038] has lapsed, unless its money is just being taken', () => {
    const lapsed = { status: 'expired', confirmedAt: null } as const
    expect(stateOf(lapsed, { payment: { status: 'requires-action' } })).toBe('expired')
    expect(stateOf(lapsed, { payment: { status: 'capturing' } })).toBe('paying')
  })

  it('[CH-038] is booked, and changed after a change', () => {
    expect(stateOf({})).toBe('booked')
    expect(stateOf({ version: 2 })).toBe('changed')
  })

  it.each([
    ['nothing', {}, 'cancelled'],
    ['a part', { returnedToCard: 5_000 }, 'partly-refunded'],
    ['all of it', { returnedToCard: 20_000 }, 'refunded'],
    [
      'all that a plan had taken and still wanted',
      { paidByCard: 7_000, returnedToCard: 7_000, uncollected: 13_000 },
      'refunded',
    ],
    ['only what a plan still wanted', { paidByCard: 7_000, uncollected: 13_000 }, 'partly-refunded'],
    [
      'the card’s part, not the gift’s',
      { paidByCard: 5_000, paidByGift: 15_000, returnedToCard: 5_000 },
      'partly-refunded',
    ],
  ])('[CH-038] cancelled with %s back says so', (_what, parts, state) => {
    expect(stateOf(cancelled, { money: { ...money, ...parts } })).toBe(state)
  })
})
