import { fromLonLat, toLonLat } from 'ol/proj'
import { getDistance } from 'ol/sphere'
import View from 'ol/View'
import { areaOf } from './map-area'

const beaune = { lng: 4.84, lat: 47.02 }
const viewAt = (zoom: number) => new View({ center: fromLonLat([beaune.lng, beaune.lat]), zoom })

describe('areaOf', () => {
  it.each([[[360, 600]], [[1280, 600]]])('[SE-079] holds every corner of a map of %j pixels', (size) => {
    const view = viewAt(9)
    const area = areaOf(view, size)
    expect([area.lng, area.lat]).toEqual([expect.closeTo(beaune.lng, 6), expect.closeTo(beaune.lat, 6)])
    const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(size)
    const far = [left, right].flatMap((x) =>
      [bottom, top].map((y) => getDistance([area.lng, area.lat], toLonLat([x, y])) / 1000),
    )
    expect(Math.max(...far)).toBeLessThanOrEqual(area.radiusKm)
    const { north, south, east, west } = area.bounds
    expect([toLonLat([left, top]), toLonLat([right, bottom])]).toEqual([
      [expect.closeTo(west, 6), expect.closeTo(north, 6)],
      [expect.closeTo(east, 6), expect.closeTo(south, 6)],
    ])
    // And hardly more than that.
    expect(Math.max(...far)).toBeGreaterThan(area.radiusKm - 2)
  })

  it('reaches over the antimeridian, and around the world', () => {
    const fiji = new View({ center: fromLonLat([179.5, -17]), zoom: 7 })
    const { west, east } = areaOf(fiji, [800, 600]).bounds
    expect([west > 170, east < -170]).toEqual([true, true])
    expect(areaOf(viewAt(0), [1280, 600]).bounds).toMatchObject({ west: -180, east: 180 })
  })

  it('is never less than a kilometre', () => expect(areaOf(viewAt(17), [300, 300]).radiusKm).toBe(1))
})
