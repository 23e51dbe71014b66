import fc from 'fast-check'
import { fitView, showsAll } from './fit-view'

const size = fc.constantFrom(
  { width: 360, height: 560 },
  { width: 860, height: 650 },
  { width: 1500, height: 930 },
)
const point = fc.record({
  lat: fc.double({ min: 36, max: 53, noNaN: true }),
  lng: fc.double({ min: -9, max: 16, noNaN: true }),
})
const points = fc.array(point, { minLength: 2, maxLength: 30 })
const asked = fc.record({ lat: fc.constant(45), lng: fc.constant(3), zoom: fc.integer({ min: 6, max: 14 }) })

it('[SE-081] opens on all that was found, and no more than a quarter step farther than that takes', () => {
  fc.assert(
    fc.property(asked, points, size, (view, found, pixels) => {
      const fitted = fitView(view, { points: found, size: pixels })
      // Nothing is shown from farther than zoom 4.
      if (fitted.zoom > 4) expect(showsAll(fitted, { points: found, size: pixels })).toBe(true)
      if (fitted.zoom < view.zoom && fitted.zoom > 4)
        expect(showsAll({ ...fitted, zoom: fitted.zoom + 0.5 }, { points: found, size: pixels })).toBe(false)
    }),
  )
})
