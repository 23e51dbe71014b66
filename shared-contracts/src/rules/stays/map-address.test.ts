import { mapAddress } from './map-address'

describe('the address of a map', () => {
  it('points at the position of a place', () => {
    expect(mapAddress({ address: 'Beaune', position: { latitude: 47.02, longitude: 4.84 } })).toBe(
      'https://www.openstreetmap.org/?mlat=47.02&mlon=4.84#map=15/47.02/4.84',
    )
  })

  it('searches for the address of a stay that was sold without a position', () => {
    expect(mapAddress({ address: '1 rue Haute & Cie, Beaune' })).toBe(
      'https://www.openstreetmap.org/search?query=1%20rue%20Haute%20%26%20Cie%2C%20Beaune',
    )
  })
})
