import { erasureOf } from './erase-rules'

const paid = new Date('2027-01-01T00:00:00Z')
const order = {
  status: 'confirmed',
  confirmedAt: paid,
  checkout: null,
  hasOpenMoney: false,
  giftsUntil: null,
} as const
const today = '2027-03-01'

it.each([
  ['a stay that is over', { checkout: '2027-02-28' }, { kind: 'reduce' }],
  ['a stay that ends today', { checkout: '2027-03-01' }, { kind: 'keep', reason: 'stay-to-come' }],
  ['a cancelled stay to come', { status: 'cancelled', checkout: '2027-05-01' }, { kind: 'reduce' }],
  ['gifts that can be used', { giftsUntil: '2027-03-01' }, { kind: 'keep', reason: 'gifts-to-use' }],
  ['gifts that have expired', { giftsUntil: '2027-02-28' }, { kind: 'reduce' }],
  [
    'an order that is being paid',
    { status: 'pending', confirmedAt: null },
    { kind: 'keep', reason: 'unpaid-order' },
  ],
  ['an order that lapsed', { status: 'expired', confirmedAt: null }, { kind: 'delete' }],
  [
    'a cancelled order whose refund is not sent',
    { status: 'cancelled', hasOpenMoney: true },
    { kind: 'keep', reason: 'money-under-way' },
  ],
] as const)('forgets %s as far as it may', (_case, change, outcome) => {
  expect(erasureOf({ ...order, ...change }, today)).toEqual(outcome)
})
