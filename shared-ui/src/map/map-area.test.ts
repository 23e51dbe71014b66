import { fromLonLat } from 'ol/proj'
import View from 'ol/View'
import { areaOf } from './map-area'

const beaune = { lng: 4.84, lat: 47.02 }
const viewAt = (zoom: number) => new View({ center: fromLonLat([beaune.lng, beaune.lat]), zoom })

describe('areaOf', () => {
  it('reaches the farther edges, upright and across alike', () => {
    const upright = areaOf(viewAt(9), [360, 600])
    expect(upright.lat).toBeCloseTo(beaune.lat, 6)
    expect(upright.lng).toBeCloseTo(beaune.lng, 6)
    expect(upright.radiusKm).toBeGreaterThan(55)
    expect(Math.abs(upright.radiusKm - areaOf(viewAt(9), [600, 360]).radiusKm)).toBeLessThan(2)
  })

  it('is never less than a kilometre', () => expect(areaOf(viewAt(17), [300, 300]).radiusKm).toBe(1))
})
