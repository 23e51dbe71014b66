import { scaleBar } from './scale-bar'

describe('the scale of a map', () => {
  it.each([
    ['a country', 1_680, 60, '100 km'],
    ['a region', 420, 48, '20 km'],
    ['a town', 26, 77, '2 km'],
    ['a quarter', 6.5, 77, '500 m'],
    ['a street', 0.8, 63, '50 m'],
  ])('is a round number for %s', (_, metresOfPixel, pixels, text) => {
    expect(scaleBar(metresOfPixel)).toEqual({ pixels, text: text.replace(' ', '\u00a0') })
  })

  it('is never longer than its room, nor much shorter', () => {
    for (let metresOfPixel = 0.3; metresOfPixel < 10_000; metresOfPixel *= 1.1) {
      const { pixels = 0 } = scaleBar(metresOfPixel) ?? {}
      expect(pixels).toBeLessThanOrEqual(96)
      expect(pixels).toBeGreaterThan(37)
    }
  })

  it('is nothing before the map is drawn', () => expect(scaleBar(0)).toBeNull())
})
