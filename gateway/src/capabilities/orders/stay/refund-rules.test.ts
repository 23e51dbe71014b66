import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { isStillFree, refundOf, refundOfAmount } from './refund-rules'

const deadline = '2027-03-10T18:00:00'
const policyOf = (change: Partial<CancellationPolicy> = {}): CancellationPolicy => ({
  type: 'FLEXIBLE',
  cancellable: true,
  cancellationDeadline: deadline,
  cancellableUntil: null,
  ...change,
})
const now = '2027-03-10T17:59:59'
const line = (kind: string, amountCents: number) => ({ kind, amountCents }) as never

describe('isStillFree', () => {
  it.each<[string, Partial<CancellationPolicy>, string, boolean]>([
    ['a second before the deadline', {}, now, true],
    ['at the deadline', {}, deadline, false],
    ['after the deadline', {}, '2027-03-11T00:00:00', false],
    ['without a deadline', { cancellationDeadline: null }, now, false],
    ['that cannot be cancelled', { cancellable: false }, now, false],
    ['that is not refundable, whatever else is said', { type: 'NCNR' }, now, false],
    ['refundable in part', { type: 'PARTIAL' }, now, true],
  ])('judges a stay %s', (_, change, at, free) => {
    expect(isStillFree({ policy: policyOf(change), now: at })).toBe(free)
  })
})

describe('refundOfAmount', () => {
  it.each([
    ['FLEXIBLE', now, 10_001],
    ['PARTIAL', now, 5_001],
    ['NCNR', now, 0],
    ['FLEXIBLE', deadline, 0],
  ] as const)('gives back of a %s stay at %s: %i', (type, at, cents) => {
    expect(refundOfAmount({ policy: policyOf({ type }), now: at, cents: 10_001 })).toBe(cents)
  })
})

describe('refundOf', () => {
  const lines = [line('stay', 20_000), line('promotion', -2_000), line('insurance', 900)]

  it('keeps the premium of the insurance', () => {
    expect(refundOf({ policy: policyOf(), now, lines })).toBe(18_000)
    expect(refundOf({ policy: policyOf({ type: 'PARTIAL' }), now, lines })).toBe(9_000)
  })

  it('gives nothing back after the deadline', () => {
    expect(refundOf({ policy: policyOf(), now: deadline, lines })).toBe(0)
  })

  it('asks for no money where promotions were worth more than the stay', () => {
    const cheap = [line('stay', 1_000), line('promotion', -2_000)]
    expect(refundOf({ policy: policyOf(), now, lines: cheap })).toBe(0)
  })
})
