import { cancellationPolicy } from './cancellation-policy'

const flexible = { type: 'FLEXIBLE' as const, daysBefore: 3, hour: 18 }
const now = '2027-03-01T10:00:00'

describe('cancellationPolicy', () => {
  it('[SC-017] says the deadline by the check-in', () => {
    expect(cancellationPolicy({ terms: flexible, checkin: '2027-03-10', now })).toEqual({
      type: 'FLEXIBLE',
      cancellable: true,
      cancellationDeadline: '2027-03-07T18:00:00',
      cancellableUntil: '2027-03-07T18:00:00',
    })
  })
  it('[SC-017] cannot be cancelled once the deadline has passed', () => {
    const policy = cancellationPolicy({ terms: flexible, checkin: '2027-03-04', now })
    expect(policy).toMatchObject({ cancellable: true })
    expect(cancellationPolicy({ terms: flexible, checkin: '2027-03-03', now })).toMatchObject({
      cancellable: false,
      cancellationDeadline: null,
    })
  })
  it('[SC-017] has no deadline without dates', () => {
    expect(cancellationPolicy({ terms: flexible, checkin: null, now })).toMatchObject({
      cancellable: true,
      cancellationDeadline: null,
    })
  })
  it('[SC-017] NCNR is never cancellable', () => {
    const terms = { type: 'NCNR' as const, daysBefore: 3, hour: 18 }
    expect(cancellationPolicy({ terms, checkin: '2027-12-10', now })).toMatchObject({ cancellable: false })
  })
})
