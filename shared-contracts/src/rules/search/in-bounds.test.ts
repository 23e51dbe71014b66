import fc from 'fast-check'
import { isInBounds } from './in-bounds'

const lyon = { lat: 45.75, lng: 4.85 }
const france = { north: 51, south: 42, east: 8, west: -5 }
const fiji = { north: -12, south: -22, east: -175, west: 175 }

it.each([
  ['a point inside', france, lyon, true],
  ['its own edge', france, { lat: 51, lng: -5 }, true],
  ['a point south of it', france, { lat: 41.9, lng: 2 }, false],
  ['a point east of it', france, { lat: 45, lng: 8.1 }, false],
  ['a point west of the antimeridian', fiji, { lat: -17, lng: 178 }, true],
  ['a point east of the antimeridian', fiji, { lat: -17, lng: -178 }, true],
  ['a point on the other side of the world', fiji, { lat: -17, lng: 4 }, false],
])('knows %s', (_, bounds, point, inside) => {
  expect(isInBounds(bounds, point)).toBe(inside)
})

it('two halves of a rectangle hold what the whole one does', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  const corners = fc.tuple(degrees(90), degrees(90), degrees(180), degrees(180), degrees(180))
  fc.assert(
    fc.property(corners, degrees(90), degrees(180), ([a, b, ...lngs], lat, lng) => {
      const [south, north] = [Math.min(a, b), Math.max(a, b)]
      const [west = 0, middle = 0, east = 0] = lngs.sort((one, other) => one - other)
      const inside = (from: number, to: number) =>
        isInBounds({ north, south, west: from, east: to }, { lat, lng })
      expect(inside(west, east)).toBe(inside(west, middle) || inside(middle, east))
    }),
  )
})
