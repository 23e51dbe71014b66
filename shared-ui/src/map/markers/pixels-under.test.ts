import { pixelsUnder } from './pixels-under'

const at = (left: number, top: number, right: number, bottom: number) =>
  ({ getBoundingClientRect: () => ({ left, top, right, bottom }) }) as Element
/** 800 × 600, below a header of 100; the card at its foot is 400 × 200. */
const covered = { target: at(0, 100, 800, 700), cover: at(200, 500, 600, 700) }

it.each([
  ['under the card', [400, 500], 136],
  ['at its upper edge', [400, 380], 16],
  ['above it', [400, 300], 0],
  ['beside it', [100, 500], 0],
] as const)('[SE-078] moves a marker %s up', (_, point, pixels) => {
  expect(pixelsUnder(point, covered)).toBe(pixels)
})
