import { type refundPercents, refundTerms, undatedTerms } from './refund-share'

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

describe('undatedTerms', () => {
  it.each([
    ['FLEXIBLE', 3, { notice: 'free', percent: 100, daysBefore: 3 }],
    ['FLEXIBLE', 0, { notice: 'free', percent: 100, daysBefore: 0 }],
    ['PARTIAL', 7, { notice: 'partial', percent: 50, daysBefore: 7 }],
    ['FLEXIBLE', null, { notice: 'nonRefundable', percent: 0, daysBefore: null }],
    ['FLEXIBLE', undefined, { notice: 'nonRefundable', percent: 0, daysBefore: null }],
    ['NCNR', 3, { notice: 'nonRefundable', percent: 0, daysBefore: null }],
  ] as const)('[SC-017] says of %s with %s days how long before arrival', (type, daysBefore, terms) => {
    expect(undatedTerms({ type, daysBefore })).toEqual(terms)
    const asked = undatedTerms({ type, daysBefore, variesByDates: true })
    expect(asked.notice).toBe(terms.notice === 'nonRefundable' ? 'nonRefundable' : 'addDates')
  })
})
