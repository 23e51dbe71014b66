import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { type GroundKind, groundKind, type TileProperties } from './ground-kind'
import type { Inks } from './inks'

/** Paints tiles at a zoom: with the same styles as long as the inks are these. */
export type Painter = (properties: TileProperties, zoom: number) => Style[]

type PainterOptions = {
  inks: Inks
  /** Names are in it where the tiles have them: `fr`. */
  language: string
  /** False: the names of towns are written by others. */
  writesNames: () => boolean
}

export function createPainter({ inks, language, writesNames }: PainterOptions): Painter {
  const known = new Map<string, Style[]>()
  return (properties, zoom) => {
    const kind = groundKind(properties)
    if (!kind) return []
    const named = letters[kind]
    if (named) {
      const text = properties[`name:${language}`] ?? properties.name
      return text && writesNames() && zoom >= named.from ? nameStyles(String(text), kind, inks) : []
    }
    const step = Math.round(zoom)
    const key = `${kind} ${step}`
    const styles = known.get(key) ?? shapeStyles(kind, step, inks)
    known.set(key, styles)
    return styles
  }
}

/** From below to above. */
const order: readonly GroundKind[] = [
  'land',
  'built',
  'green',
  'water',
  'building',
  'region',
  'border',
  'path',
  'rail',
  'street',
  'road',
  'motorway',
]

function shapeStyles(kind: GroundKind, zoom: number, inks: Inks): Style[] {
  const zIndex = 2 * order.indexOf(kind)
  const line = lines[kind]
  if (line) return lineStyles({ ...line, zoom, zIndex }, inks)
  const colour = inks[areas[kind] ?? 'land']
  const fill = new Fill({ color: colour })
  // Rivers are lines in the layer of the waters.
  const stroke = kind === 'water' ? new Stroke({ color: colour, width: widthAt(zoom, 1) }) : undefined
  return [new Style({ zIndex, fill, ...(stroke && { stroke }) })]
}

const areas: Partial<Record<GroundKind, keyof Inks>> = {
  land: 'land',
  built: 'built',
  green: 'green',
  water: 'water',
  building: 'building',
}

type Line = { ink: keyof Inks; from: number; width: number; dash?: number[]; hasEdges?: boolean }

/** Width in pixels at a zoom of 14. */
const lines: Partial<Record<GroundKind, Line>> = {
  region: { ink: 'border', from: 6, width: 0.8, dash: [2, 4] },
  border: { ink: 'border', from: 0, width: 0.8 },
  path: { ink: 'border', from: 15, width: 0.6, dash: [3, 3] },
  rail: { ink: 'border', from: 12, width: 0.6 },
  street: { ink: 'road', from: 12, width: 3, hasEdges: true },
  road: { ink: 'road', from: 8, width: 5, hasEdges: true },
  motorway: { ink: 'motorway', from: 6, width: 6.5, hasEdges: true },
}

function lineStyles(line: Line & { zoom: number; zIndex: number }, inks: Inks): Style[] {
  const { ink, from, width, dash, hasEdges, zoom, zIndex } = line
  if (zoom < from) return []
  if (!hasEdges) return [strokeStyle(zIndex, { color: inks[ink], width, ...(dash && { lineDash: dash }) })]
  const inner = widthAt(zoom, width)
  const edges = strokeStyle(zIndex, { color: inks.edge, width: inner + 1.5 })
  // Far away there is no room between the edges.
  return inner < 1.5
    ? [edges]
    : [edges, strokeStyle(2 * order.length + zIndex, { color: inks[ink], width: inner })]
}

const widthAt = (zoom: number, width: number) => Math.max(0.5, width * 1.4 ** (zoom - 14))
const strokeStyle = (zIndex: number, stroke: { color: string; width: number; lineDash?: number[] }) =>
  new Style({ zIndex, stroke: new Stroke({ lineCap: 'round', lineJoin: 'round', ...stroke }) })

type Letters = { from: number; font: string; ink: keyof Inks; rank: number }

const letters: Partial<Record<GroundKind, Letters>> = {
  country: { from: 0, font: '500 13px', ink: 'country', rank: 1 },
  city: { from: 0, font: '600 15px', ink: 'name', rank: 2 },
  town: { from: 8, font: '500 13px', ink: 'name', rank: 3 },
  village: { from: 11, font: '500 12px', ink: 'name', rank: 4 },
  quarter: { from: 13, font: '500 12px', ink: 'country', rank: 5 },
}

function nameStyles(text: string, kind: GroundKind, inks: Inks): Style[] {
  const { font, ink, rank } = letters[kind] as Letters
  const halo = new Stroke({ color: inks.halo, width: 3 })
  const fill = new Fill({ color: inks[ink] })
  // Things that come first take the room.
  const zIndex = 5 * order.length - rank
  return [
    new Style({ zIndex, text: new Text({ text, font: `${font} ${inks.letters}`, fill, stroke: halo }) }),
  ]
}
