import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { galleryLayout } from './gallery-layout'

describe('galleryLayout', () => {
  it.each(vectorsOf<typeof galleryLayout>('galleryLayout'))('[PR-003] [PR-005] $id', ({ in: input, out }) => {
    expect(galleryLayout(input)).toStrictEqual(out)
  })

  it('[PR-005] a mosaic can fill its four tiles, and the page never holds more than five', () => {
    fc.assert(
      fc.property(fc.nat(100), (images) => {
        const { layout, shown } = galleryLayout({ images })
        expect(shown <= 5 && shown <= images).toBe(true)
        expect(layout === 'tiles4').toBe(shown >= 4)
      }),
    )
  })
})
