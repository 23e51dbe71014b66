import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import { refundTerms, undatedTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import fc from 'fast-check'
import { neverCancelled } from '../../pricing/cancel-days'
import { refundOfAmount } from '../orders/stay/refund-rules'
import { cancellationPolicy } from './cancellation-policy'

const flexible = { type: 'FLEXIBLE' as const, daysBefore: 3, hour: 18 }
const now = '2027-03-01T10:00:00'

type Question = Parameters<typeof cancellationPolicy>[0]
const policyOf = (question: Omit<Question, 'cancelDays'> & Partial<Question>) =>
  cancellationPolicy({ cancelDays: 0, ...question })

describe('cancellationPolicy', () => {
  it('[SC-017] says the deadline by the check-in', () => {
    expect(policyOf({ terms: flexible, checkin: '2027-03-10', now })).toEqual({
      type: 'FLEXIBLE',
      cancellable: true,
      cancellationDeadline: '2027-03-07T18:00:00',
      cancellableUntil: '2027-03-07T18:00:00',
      daysBefore: 3,
    })
  })
  it('[SC-017] cannot be cancelled once the deadline has passed', () => {
    const policy = policyOf({ terms: flexible, checkin: '2027-03-04', now })
    expect(policy).toMatchObject({ cancellable: true })
    expect(policyOf({ terms: flexible, checkin: '2027-03-03', now })).toMatchObject({
      cancellable: false,
      cancellationDeadline: null,
    })
  })
  it('[SC-017] has no deadline without dates', () => {
    expect(policyOf({ terms: flexible, checkin: null, now })).toMatchObject({
      cancellable: true,
      cancellationDeadline: null,
    })
  })
  it.each([null, '2027-12-10'])('[SC-017] promises nothing without a deadline, for %s', (checkin) => {
    const terms = { ...flexible, daysBefore: null }
    const policy = policyOf({ terms, checkin, now })
    expect(policy).toMatchObject({ cancellable: false, cancellationDeadline: null })
  })
  it('[SC-017] [SC-033] says what comes back as it is refunded, with dates and in general', () => {
    const terms = fc.record({
      type: fc.constantFrom('FLEXIBLE' as const, 'PARTIAL' as const, 'NCNR' as const),
      daysBefore: fc.constantFrom(null, 0, 1, 3, 7),
      hour: fc.nat({ max: 23 }),
    })
    const percents = { FLEXIBLE: 100, PARTIAL: 50, NCNR: 0 }
    fc.assert(
      fc.property(terms, fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-08'), (each, checkin) => {
        const policy = policyOf({ terms: each, checkin, now })
        const refund = refundOfAmount({ policy, now, cents: 20_000 })
        expect(refund).toBe(policy.cancellable ? percentOfCents(20_000, percents[each.type]) : 0)
        const said = refundTerms({ hasDates: true, policy })
        expect(percentOfCents(20_000, said.percent)).toBe(refund)
        const general = undatedTerms(policy)
        const lastDay = general.daysBefore !== null && addDays(checkin, -general.daysBefore)
        const isEarly = lastDay && now < `${lastDay}T${String(each.hour).padStart(2, '0')}:00:00`
        expect(said.percent).toBe(isEarly ? general.percent : 0)
      }),
    )
  })
  it.each([
    [5, { cancellable: true, cancellationDeadline: '2027-03-05T18:00:00', daysBefore: 5 }],
    [1, { cancellable: true, cancellationDeadline: '2027-03-07T18:00:00', daysBefore: 3 }],
    [neverCancelled, { type: 'NCNR', cancellable: false, cancellationDeadline: null, daysBefore: null }],
  ])('[SC-017] keeps to %d days before the arrival where they are more than its own', (cancelDays, said) => {
    expect(policyOf({ terms: flexible, cancelDays, checkin: '2027-03-10', now })).toMatchObject(said)
    const NCNR = { ...flexible, type: 'NCNR' as const }
    expect(policyOf({ terms: NCNR, cancelDays, checkin: '2027-03-10', now }).cancellable).toBe(false)
  })
  it('[SC-017] promises nothing in general where dates decide', () => {
    const policy = policyOf({ terms: flexible, cancelDays: null, checkin: null, now })
    expect(undatedTerms(policy)).toMatchObject({ notice: 'addDates', daysBefore: null })
    const none = { ...flexible, daysBefore: null }
    expect(undatedTerms(policyOf({ terms: none, cancelDays: null, checkin: null, now }))).toMatchObject({
      notice: 'nonRefundable',
    })
  })
  it('[SC-017] NCNR is never cancellable', () => {
    const terms = { type: 'NCNR' as const, daysBefore: 3, hour: 18 }
    expect(policyOf({ terms, checkin: '2027-12-10', now })).toMatchObject({ cancellable: false })
  })
})
