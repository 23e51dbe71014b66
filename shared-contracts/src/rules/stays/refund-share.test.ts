import { isFreeToCancel, type refundPercents, refundTerms } from './refund-share'

describe('isFreeToCancel', () => {
  it.each([
    ['FLEXIBLE', true, true],
    ['FLEXIBLE', false, false],
    ['PARTIAL', true, false],
    ['NCNR', true, false],
    ['NCNR', false, false],
  ] as const)('[SC-017] terms %s that can be cancelled (%s): %s', (type, cancellable, free) => {
    expect(isFreeToCancel({ type, cancellable })).toBe(free)
  })
})

const deadline = '2027-05-01T18:00:00'
const policyOf = (type: keyof typeof refundPercents, until: string | null = deadline) => ({
  type,
  cancellable: type !== 'NCNR',
  cancellationDeadline: until,
  cancellableUntil: until,
})

describe('refundTerms', () => {
  it.each([
    ['FLEXIBLE', { notice: 'free', percent: 100, deadline }],
    ['PARTIAL', { notice: 'partial', percent: 50, deadline }],
    ['NCNR', { notice: 'nonRefundable', percent: 0, deadline: null }],
  ] as const)('[PR-045] [PR-046] says of %s what comes back', (type, terms) => {
    expect(refundTerms({ hasDates: true, policy: policyOf(type) })).toEqual(terms)
  })

  it('[PR-046] promises nothing after the deadline', () => {
    const policy = policyOf('FLEXIBLE', null)
    expect(refundTerms({ hasDates: true, policy })).toMatchObject({ notice: 'nonRefundable', percent: 0 })
  })

  it('[PR-044] promises nothing without dates', () => {
    const policy = policyOf('FLEXIBLE')
    expect(refundTerms({ hasDates: false, policy })).toMatchObject({ notice: 'addDates', deadline: null })
  })
})
