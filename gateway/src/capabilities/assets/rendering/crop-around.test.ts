import fc from 'fast-check'
import { cropAround } from './crop-around'

const side = (max: number) => fc.integer({ min: 1, max })
const size = (max: number) => fc.record({ width: side(max), height: side(max) })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const focus = fc.record({ x: share, y: share })

describe('cropAround', () => {
  it('[SC-027] cuts exactly the wanted size out of the picture, whatever its proportions and focal point', () => {
    fc.assert(
      fc.property(size(4000), size(1500), focus, (original, wanted, point) => {
        const { scaled, left, top } = cropAround({ original, focus: point, size: wanted })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + wanted.width).toBeLessThanOrEqual(scaled.width)
        expect(top + wanted.height).toBeLessThanOrEqual(scaled.height)
        expect(scaled.width === wanted.width || scaled.height === wanted.height).toBe(true)
      }),
    )
  })

  it.each([
    [{ x: 0.5, y: 0.5 }, 250],
    [{ x: 0, y: 0.5 }, 0],
    [{ x: 1, y: 0.5 }, 500],
    [{ x: 0.4, y: 0.5 }, 150],
  ])('keeps the focal point %j as near the middle as the edges allow', (point, left) => {
    const crop = cropAround({
      original: { width: 2000, height: 1000 },
      focus: point,
      size: { width: 500, height: 500 },
    })
    expect(crop).toMatchObject({ scaled: { width: 1000, height: 500 }, left, top: 0 })
  })
})
