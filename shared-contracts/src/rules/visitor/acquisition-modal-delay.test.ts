import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { acquisitionModalDelay } from './acquisition-modal-delay'

const aType = fc.constantFrom('home', 'search', 'product', 'contact', 'hotel')
const free = { dismissed: false, affiliate: false, customerCare: false }

describe('acquisitionModalDelay', () => {
  it.each(vectorsOf<typeof acquisitionModalDelay>('acquisitionModal'))(
    '[CO-041] [CO-042] [SH-058] $id',
    ({ in: input, out }) => expect(acquisitionModalDelay(input)).toBe(out),
  )

  it('[CO-041] asks after a move to another of its pages, never on the first page', () => {
    fc.assert(
      fc.property(aType, aType, (fromType, toType) => {
        const asks = fromType !== toType && ['home', 'search', 'product'].includes(toType)
        expect(acquisitionModalDelay({ fromType, toType, ...free })).toBe(asks ? 10_000 : null)
        expect(acquisitionModalDelay({ fromType: null, toType, ...free })).toBeNull()
      }),
    )
  })

  it('[CO-042] [SH-058] any one reason to spare the visitor is enough', () => {
    fc.assert(
      fc.property(
        aType,
        aType,
        fc.constantFrom('dismissed', 'affiliate', 'customerCare'),
        (fromType, toType, reason) => {
          expect(acquisitionModalDelay({ fromType, toType, ...free, [reason]: true })).toBeNull()
        },
      ),
    )
  })
})
