import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { showsFamilyBanner } from './shows-family-banner'

describe('showsFamilyBanner', () => {
  it.each(vectorsOf<typeof showsFamilyBanner>('familyBanner'))('[SE-017] $id', ({ in: input, out }) => {
    expect(showsFamilyBanner(input)).toBe(out)
  })

  it('[SE-017] only for families, and never inside the family theme', () => {
    fc.assert(
      fc.property(
        fc.nat(10),
        fc.nat(10),
        fc.constantFrom(null, '985', 985, '390'),
        (children, babies, theme) => {
          expect(showsFamilyBanner({ children, babies, theme })).toBe(children + babies > 0)
          expect(showsFamilyBanner({ children, babies, theme: '39' })).toBe(false)
          expect(showsFamilyBanner({ children, babies, theme: 39 })).toBe(false)
        },
      ),
    )
  })

  it('[SE-017] one child or one baby is a family, a party that names neither is none', () => {
    expect(showsFamilyBanner({ children: 1 })).toBe(true)
    expect(showsFamilyBanner({ babies: 1 })).toBe(true)
    expect(showsFamilyBanner({})).toBe(false)
  })
})
