import { placeNames } from '../names/place-names'
import { type Placement, placeBubbles } from './place-bubbles'
import type { WhereOnMap } from './place-layer'

const group = (id: string, x: number) => ({
  lead: { id, lng: x, lat: 0, label: id, name: id },
  at: [x, 10] as const,
  markers: [],
})
const placement: Placement = {
  groups: [group('a', 100), group('b', 300)],
  scale: 50,
  metresOfPixel: 50,
  size: [800, 600],
}

const name = (lng: number) => ({
  named: { id: 'b', label: 'Beaune', population: 20_000, lng, lat: 0 },
  at: [lng, 44] as const,
  shift: [0, 34] as const,
})

/** A map that was dragged by so many pixels and zoomed by a factor since the bubbles were grouped. */
const mapAt = ({ dragged = 0, zoomed = 1 }): WhereOnMap => ({
  pixelOf: ({ lng, lat }) => [lng * zoomed + dragged, lat + 10],
  scale: () => 50 / zoomed,
})

const layerOf = () => {
  const layer = document.createElement('div')
  layer.append(document.createElement('div'), document.createElement('div'))
  const places = () => [...layer.children].map((bubble) => (bubble as HTMLElement).style.translate)
  return { layer, places }
}

describe('placeBubbles', () => {
  it('moves all of them as one while the map is dragged', () => {
    const { layer, places } = layerOf()
    placeBubbles(layer, mapAt({}), placement)
    expect(places()).toEqual(['100px 10px', '300px 10px'])
    placeBubbles(layer, mapAt({ dragged: 40 }), placement)
    expect(layer.style.translate).toBe('40px 0px')
    expect(places()).toEqual(['100px 10px', '300px 10px'])
  })

  it('moves each of them while the map is zoomed, and all as one again afterwards', () => {
    const { layer, places } = layerOf()
    placeBubbles(layer, mapAt({ dragged: 40 }), placement)
    placeBubbles(layer, mapAt({ zoomed: 2 }), placement)
    expect(layer.style.translate).toBeFalsy()
    expect(places()).toEqual(['200px 10px', '600px 10px'])
    placeBubbles(layer, mapAt({ dragged: 5 }), placement)
    expect(layer.style.translate).toBe('5px 0px')
    expect(places()).toEqual(['100px 10px', '300px 10px'])
  })

  it('keeps names of towns at their distance', () => {
    const { layer, places } = layerOf()
    const named = { written: [name(100), name(300)], scale: 50 }
    placeNames(layer, mapAt({ dragged: 40 }), named)
    expect([layer.style.translate, places()]).toEqual(['40px 0px', ['100px 44px', '300px 44px']])
    placeNames(layer, mapAt({ zoomed: 2 }), named)
    expect(places()).toEqual(['200px 44px', '600px 44px'])
  })

  it('waits for a map that has not been drawn yet', () => {
    const { layer, places } = layerOf()
    placeBubbles(layer, { pixelOf: () => null, scale: () => 50 } as unknown as WhereOnMap, placement)
    expect(places().some(Boolean)).toBe(false)
  })
})
