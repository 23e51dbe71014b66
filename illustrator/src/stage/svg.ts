/** The smallest vocabulary that draws everything here. Numbers are rounded early: size is a budget. */
export type Point = readonly [x: number, y: number]
export type Rect = readonly [x: number, y: number, width: number, height: number]

const round = (value: number, steps: number): string =>
  String(Math.round(value * steps) / steps).replace(/^(-?)0\./, '$1.')
const one = (value: number): string => round(value, 10)
/** Small measures keep two decimals; a position needs only one. */
export const n = (value: number): string => round(value, Math.abs(value) < 10 ? 100 : 10)
/** Spaces that a path's grammar does not need. */
const tight = (d: string): string => d.replace(/ -/g, '-').replace(/\s*([A-Za-z])\s*/g, '$1')
const at = (point: Point): string => `${one(point[0])} ${one(point[1])}`

export const group = (body: string, attributes: string): string =>
  body ? `<g ${attributes}>${body}</g>` : ''

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${tight(d)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`M${points.map(at).join('L')}Z`, fill, extra)

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${tight(d)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ''}/>`

export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

/** A soft open line through the points: corners become the control points of quadratics. */
export function softLine(points: readonly Point[]): string {
  const first = points[0] as Point
  const last = points[points.length - 1] as Point
  let d = `M${at(first)}`
  for (let index = 1; index < points.length - 1; index++) {
    const [here, next] = [points[index] as Point, points[index + 1] as Point]
    d += `Q${at(here)} ${at([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`
  }
  return `${d}L${at(last)}`
}

/** A soft closed shape around the points. */
export function softShape(points: readonly Point[], fill: string, extra = ''): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const count = points.length
  let d = `M${at(middle(points[count - 1] as Point, points[0] as Point))}`
  for (let index = 0; index < count; index++) {
    d += `Q${at(points[index] as Point)} ${at(middle(points[index] as Point, points[(index + 1) % count] as Point))}`
  }
  return path(`${d}Z`, fill, extra)
}

/** Many rectangles of one colour as one path: facades have hundreds of panes. */
export const rects = (items: readonly Rect[], fill: string, extra = ''): string => {
  const [first] = items
  if (!first) return ''
  const alike = items.every(([, , w, h]) => Math.abs(w - first[2]) < 0.01 && Math.abs(h - first[3]) < 0.01)
  // Equal panes are written as one wide stroke each: a third of the bytes of an outline.
  if (alike && items.length > 2) {
    const d = items.map(([x, y, w]) => `M${one(x + w / 2)} ${one(y)}v${n(first[3])}`).join('')
    return `<path d="${d}" stroke="${fill}" stroke-width="${n(first[2])}"${extra ? ` ${extra}` : ''}/>`
  }
  return path(
    items.map(([x, y, w, h]) => `M${one(x)} ${one(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join(''),
    fill,
    extra,
  )
}

export type Dot = readonly [x: number, y: number, r: number]

/** Many round dots of one colour: zero-length strokes with round caps, in up to three sizes. */
export function dots(items: readonly Dot[], fill: string, extra = ''): string {
  const radii = items.map((item) => item[2])
  const [low, high] = [Math.min(...radii), Math.max(...radii)]
  const bucket = (r: number): number =>
    high - low < 0.01 ? 0 : Math.min(2, Math.floor(((r - low) / (high - low)) * 3))
  return [0, 1, 2]
    .map((size) => {
      const same = items.filter((item) => bucket(item[2]) === size)
      if (same.length === 0) return ''
      const radius = same.reduce((sum, item) => sum + item[2], 0) / same.length
      return stroke(same.map(([x, y]) => `M${one(x)} ${one(y)}h.01`).join(''), fill, radius * 2, extra)
    })
    .join('')
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index))
