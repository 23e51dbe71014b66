import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { bookingButtonAction } from './booking-button-action'

describe('bookingButtonAction', () => {
  it.each(vectorsOf<typeof bookingButtonAction>('bookingBarButton'))(
    '[PR-025] [PR-026] $id',
    ({ in: input, out }) => expect(bookingButtonAction(input)).toBe(out),
  )

  it('[PR-025] [PR-026] the dates decide on production, the connection everywhere else', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.string({ minLength: 1 }), (hasDates, connectivity) => {
        fc.pre(connectivity !== 'PRODUCTION')
        expect(bookingButtonAction({ hasDates, connectivity })).toBe('channelManager')
        expect(bookingButtonAction({ hasDates })).toBe(hasDates ? 'book' : 'seePrices')
      }),
    )
  })
})
