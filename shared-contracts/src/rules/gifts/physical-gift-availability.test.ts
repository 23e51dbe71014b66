import fc from 'fast-check'
import { aLocale } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { physicalGiftAvailability } from './physical-gift-availability'

describe('physicalGiftAvailability', () => {
  it.each(vectorsOf<typeof physicalGiftAvailability>('physicalGift'))(
    '[GI-011] [GI-012] [GI-013] $id',
    ({ in: input, out }) => expect(physicalGiftAvailability(input)).toBe(out),
  )

  it('[GI-011] [GI-012] [GI-013] the market decides whether there is a choice, flag and shipping whether it is open', () => {
    fc.assert(
      fc.property(aLocale, fc.boolean(), fc.boolean(), (locale, flag, shippingFailed) => {
        const availability = physicalGiftAvailability({ locale, flag, shippingFailed })
        expect(availability === 'absent').toBe(locale === 'es_ES')
        expect(availability === 'selectable').toBe(locale !== 'es_ES' && flag && !shippingFailed)
      }),
    )
  })
})
