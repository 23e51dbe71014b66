import { createHash } from 'node:crypto'
import { drawingVersion } from './drawing-version'
import { scene } from './scene'
import { type Subject, subjects } from './subjects'

const names = Object.keys(subjects) as Subject[]
const shapes = [
  { width: 480, height: 360 },
  { width: 1500, height: 736 },
  { width: 3840, height: 700 },
  { width: 120, height: 80 },
]

describe.each(names)('scene of %s', (subject) => {
  const draw = (key: string, shape = { width: 480, height: 360 }) =>
    scene({ subject, key, ...shape, region: 'fr' })

  it('is the same for the same key and another for another', () => {
    expect(draw('h1/0')).toBe(draw('h1/0'))
    expect(draw('h1/0')).not.toBe(draw('h2/0'))
  })

  it.each(shapes)('draws $width x $height whole and within 48 KB', (shape) => {
    for (const key of ['h1/0', 'h2/1', 'h3/2']) {
      const svg = draw(key, shape)
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(Buffer.byteLength(svg)).toBeLessThan(49_152)
    }
  })
})

it('draws what drawing version 4 drew: raise drawingVersion when this changes on purpose', () => {
  const all = names.map((subject) => scene({ subject, key: 'pinned', width: 640, height: 480, region: 'it' }))
  const digest = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)
  expect({ drawingVersion, digest }).toEqual({ drawingVersion: 4, digest: 'd0ff197e52425556' })
})
