import type { Ring } from './countries'
import { type Sheet, traceRing } from './trace-ring'

/** A hundred pixels square, ten metres each; its north-west corner is at 0, 0. */
const sheet: Sheet = { west: 0, north: 0, scale: 10, width: 100, height: 100 }

/** Rings of points in pixels of the sheet, to the right and down. */
const ring = (...pixels: [number, number][]): Ring => {
  const [xs, ys] = [pixels.map(([x]) => x * 10), pixels.map(([, y]) => -y * 10)]
  return {
    points: Float32Array.from(pixels.flatMap(([x, y]) => [x * 10, -y * 10])),
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
}

function traced(shape: Ring) {
  const drawn: string[] = []
  const note = (what: string) => (x: number, y: number) => void drawn.push(`${what} ${x} ${y}`)
  traceRing(
    { moveTo: note('from'), lineTo: note('to'), closePath: () => void drawn.push('closed') },
    shape,
    sheet,
  )
  return drawn
}

describe('traceRing', () => {
  it('draws what lies on the sheet, from its north-west corner', () => {
    expect(traced(ring([10, 20], [60, 20], [60, 90]))).toEqual([
      'from 10 20',
      'to 60 20',
      'to 60 90',
      'closed',
    ])
  })

  it('leaves out what no pixel shows: points next to each other, specks, and what lies elsewhere', () => {
    expect(traced(ring([10, 20], [10.5, 20.5], [60, 20], [60, 90]))).toHaveLength(4)
    expect(traced(ring([10, 20], [10.4, 20.4], [10, 20.4]))).toEqual([])
    expect(traced(ring([210, 20], [260, 20], [260, 90]))).toEqual([])
  })

  it('goes straight along beyond an edge, and comes back from where the line was there last', () => {
    const around = ring([50, 50], [150, 50], [170, 60], [190, 70], [150, 80], [50, 80])
    expect(traced(around)).toEqual(['from 50 50', 'to 150 50', 'to 150 80', 'to 50 80', 'closed'])
  })
})
