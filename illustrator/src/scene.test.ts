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

/** The colours of its sky and how near it is seen: what one notices first. */
const firstSight = (svg: string) => [
  /<linearGradient[^>]*>(<stop[^>]*>)+/.exec(svg)?.[0],
  /<g transform="translate[^"]*"/.exec(svg)?.[0],
]

it.each<Subject>(['old-town', 'coast', 'hotel-day', 'castle'])(
  'shows ten hotels of one town, all by %s, each in its own light and from its own distance',
  (subject) => {
    const seen = Array.from({ length: 10 }, (_, index) =>
      JSON.stringify(
        firstSight(scene({ subject, key: `1000${index}/1`, width: 480, height: 360, region: 'fr' })),
      ),
    )
    expect(new Set(seen).size).toBe(10)
  },
)

it('draws what drawing version 6 drew: raise drawingVersion when this changes on purpose', () => {
  const all = names.map((subject) => scene({ subject, key: 'pinned', width: 640, height: 480, region: 'it' }))
  const digest = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)
  expect({ drawingVersion, digest }).toEqual({ drawingVersion: 6, digest: '7ebad8e59a91b63a' })
})
