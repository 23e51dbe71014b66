import fc from 'fast-check'
import { placeKeys } from '../../criteria/criteria'
import { vectorsOf } from '../testing/vectors'
import { mapZoom } from './map-zoom'

describe('mapZoom', () => {
  it.each(vectorsOf<typeof mapZoom>('mapZoom'))('[SE-081] $id', ({ in: input, out }) => {
    expect(mapZoom(input)).toBe(out)
  })

  it('[SE-081] the smaller the place, the closer the map', () => {
    const zooms = ['country', 'region', 'department', 'city', 'hotel'].map((category) =>
      mapZoom({ category }),
    )
    expect(zooms).toEqual([6, 8, 9, 12, 14])
    expect([mapZoom({ category: 'poi' }), mapZoom({ category: 'skiresort' })]).toEqual([12, 12])
  })

  it('any other word shows a large area', () => {
    expect(mapZoom({})).toBe(6)
    fc.assert(
      fc.property(fc.string(), (category) => {
        fc.pre(!placeKeys.some((known) => known === category))
        expect(mapZoom({ category })).toBe(6)
      }),
    )
  })
})
