import fc from 'fast-check'
import type { MapNamed } from '../map-types'
import { type Box, overlap } from '../markers/boxes'
import type { Pixel } from '../markers/group-markers'
import { writeNames } from './write-names'

/** Metres of a pixel on the map of a country, and in the streets of a town. */
const country = 1_600
const streets = 25

const town = (label: string, x: number, y: number): { named: MapNamed; at: Pixel } => ({
  named: { id: label, label, lng: 0, lat: 0, population: 0 },
  at: [x, y] as Pixel,
})
const bubble = (x: number, y: number): Box => ({ at: [x, y], width: 80, height: 50 })
const widthOf = ({ label }: { label: string }) => 7 * label.length
const write = (
  towns: ReturnType<typeof town>[],
  { taken = [], scale = country }: { taken?: Box[]; scale?: number } = {},
) => writeNames({ things: towns, taken, metresOfPixel: scale, widthOf })
const labels = (names: Awaited<ReturnType<typeof write>>) => names.map(({ named: { label } }) => label)

describe('names of towns on the map', () => {
  it('stand where the town is, or below the bubble that stands there', async () => {
    expect(await write([town('Beaune', 100, 100)])).toMatchObject([{ at: [100, 100], shift: [0, 0] }])
    const [name] = await write([town('Beaune', 100, 100)], { taken: [bubble(100, 100)] })
    expect(name).toMatchObject({ at: [100, 134], shift: [0, 34] })
  })

  it('go above where there is no room below', async () => {
    const [name] = await write([town('Beaune', 100, 100)], { taken: [bubble(100, 100), bubble(100, 150)] })
    expect(name?.shift).toEqual([0, -34])
  })

  it('are those of the largest towns where not all have room', async () => {
    const suburbs = Array.from({ length: 12 }, (_, index) => town(`Banlieue ${index}`, 100 + index, 100))
    const names = labels(await write([town('Paris', 100, 100), ...suburbs, town('Lyon', 300, 400)]))
    expect([names[0], names.at(-1)]).toEqual(['Paris', 'Lyon'])
    expect(names.length).toBeLessThan(8)
  })

  it('are all there once the map is close enough', async () => {
    const [paris, creteil, melun] = [town('Paris', 0, 0), town('Créteil', 640, 256), town('Melun', 768, -256)]
    expect(labels(await write([paris, creteil, melun], { scale: streets }))).toEqual([
      'Paris',
      'Créteil',
      'Melun',
    ])
  })

  it('go farther out of the way in a town than on the map of a country', async () => {
    const wall = [-60, 0, 60].flatMap((x) => [-50, 0, 50].map((y) => bubble(x, y)))
    expect(await write([town('Paris', 0, 0)], { taken: wall })).toEqual([])
    expect(labels(await write([town('Paris', 0, 0)], { taken: wall, scale: streets }))).toEqual(['Paris'])
  })

  it('of landmarks stand on the spot with the name beside it, or are left out', async () => {
    const station = {
      ...town('Gare', 100, 100),
      named: { ...town('Gare', 0, 0).named, kind: 'station' as const },
    }
    const [name] = await write([station], { scale: streets })
    expect(name).toMatchObject({ at: [105, 100], shift: [5, 0] })
    expect(await write([station], { taken: [bubble(100, 100)], scale: streets })).toEqual([])
  })

  it('never cover each other nor a bubble', async () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 700 })), {
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(points, points, fc.constantFrom(country, streets), async (places, bubbles, scale) => {
        const taken = bubbles.map(([x, y]) => bubble(x, y))
        const names = await write(
          places.map(([x, y], index) => town(`Ville ${index}`, x, y)),
          { taken, scale },
        )
        const boxes = names.map(({ named, at }): Box => ({ at, width: widthOf(named), height: 18 }))
        for (const [index, one] of boxes.entries())
          for (const other of [...taken, ...boxes.slice(index + 1)]) expect(overlap(one, other)).toBe(false)
      }),
    )
  })
})
