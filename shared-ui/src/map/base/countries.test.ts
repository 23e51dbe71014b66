import { fromLonLat } from 'ol/proj'
import { type Country, loadCountries, type Ring } from './countries'

/** True when a ray from the point to the east crosses the ring an odd number of times. */
function isWithin({ points }: Ring, [x, y]: [number, number]): boolean {
  let isIn = false
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.subarray(index, index + 4)
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn
  }
  return isIn
}
const isOn = (countries: Country[], lngLat: [number, number]) => {
  const point = fromLonLat(lngLat) as [number, number]
  return countries.some(({ rings }) => rings.filter((ring) => isWithin(ring, point)).length % 2 === 1)
}

it('draws land where there is land, and where the sea is nothing', async () => {
  const countries = await loadCountries()
  expect(countries.length).toBeGreaterThan(200)
  for (const town of [
    [4.84, 47.02],
    [4.35, 50.85],
    [4.9, 52.37],
    [-3.7, 40.42],
    [12.5, 41.9],
  ] as [number, number][])
    expect([town, isOn(countries, town)]).toEqual([town, true])
  expect(isOn(countries, [-30, 45])).toBe(false)
  expect(isOn(countries, [5, 42])).toBe(false)
})
