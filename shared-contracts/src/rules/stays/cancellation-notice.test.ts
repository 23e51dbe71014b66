import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { cancellationNotice } from './cancellation-notice'

const aPolicy = fc.record({
  type: fc.constantFrom('NCNR', 'FLEX', null),
  cancellable: fc.option(fc.boolean()),
  cancellationDeadline: fc.constantFrom('2024-05-01', '', null),
})

describe('cancellationNotice', () => {
  it.each(vectorsOf<typeof cancellationNotice>('cancellationText'))(
    '[PR-044] [PR-045] [PR-046] $id',
    ({ in: input, out }) => expect(cancellationNotice(input)).toBe(out),
  )

  it('[PR-044] without dates nothing is promised', () => {
    fc.assert(
      fc.property(fc.option(aPolicy), (policy) =>
        expect(cancellationNotice({ hasDates: false, policy })).toBe('addDates'),
      ),
    )
  })

  it('[PR-045] [PR-046] free only if cancellable, with a deadline, and not NCNR', () => {
    fc.assert(
      fc.property(aPolicy, (policy) => {
        const isFree =
          policy.type !== 'NCNR' &&
          policy.cancellable === true &&
          policy.cancellationDeadline === '2024-05-01'
        expect(cancellationNotice({ hasDates: true, policy })).toBe(isFree ? 'free' : 'nonRefundable')
      }),
    )
  })
})
