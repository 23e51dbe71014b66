import type { Random } from '../random'
import { mix } from '../stage/colour'
import { lamplight } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { n, path, type Rect, rects, times } from '../stage/svg'

export type WindowStyle = {
  shutters?: string | undefined
  arched?: boolean
  bars?: boolean
  frame?: string | undefined
  balcony?: boolean
}

/** A grid of windows in the box. Panes of one kind share a path: a street has hundreds. */
export function windows(
  stage: Stage,
  random: Random,
  box: Rect,
  columns: number,
  rows: number,
  style: WindowStyle = {},
  depth = 0,
): string {
  const [x, y, width, height] = box
  const [cellW, cellH] = [width / columns, height / rows]
  const [w, h] = [cellW * 0.42, cellH * 0.58]
  const panes = times(columns * rows, (index): Rect => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return [x + cellW * (column + 0.5) - w / 2, y + cellH * row + (cellH - h) * 0.45, w, h]
  })
  const on = panes.filter(() => random.chance(stage.mood.lamps * 0.62))
  const off = panes.filter((pane) => !on.includes(pane))
  const near = stage.fine && w > 1.5 && depth < 0.2
  return (
    (near || style.frame ? surround(stage, panes, style, depth) : '') +
    glass(stage, off, style, depth, false) +
    glass(stage, on, style, depth, true) +
    shutters(stage, panes, style, depth) +
    (style.bars === false || !near ? '' : bars(stage, panes, depth)) +
    (style.balcony ? balconies(stage, panes, depth) : '')
  )
}

const surround = (stage: Stage, panes: readonly Rect[], style: WindowStyle, depth: number): string =>
  style.frame
    ? rects(
        panes.map(([x, y, w, h]) => [x - w * 0.14, y - w * 0.14, w * 1.28, h + w * 0.24] as const),
        stage.tone(style.frame, depth, 0.15),
      )
    : rects(
        panes.map(([x, y, w, h]) => [x - w * 0.12, y + h, w * 1.24, w * 0.16] as const),
        stage.tone('#FFF9EE', depth, -0.1),
        'opacity=".8"',
      )

function glass(
  stage: Stage,
  panes: readonly Rect[],
  style: WindowStyle,
  depth: number,
  lit: boolean,
): string {
  const dark = mix(stage.tone('#3F5761', depth, -0.25), stage.mood.sky[1], 0.18)
  const fill = lit ? mix(lamplight, stage.mood.haze, depth * 0.6) : dark
  const arch = ([x, y, w, h]: Rect): string =>
    `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}z`
  const body =
    panes.length === 0 ? '' : style.arched ? path(panes.map(arch).join(''), fill) : rects(panes, fill)
  // By day the upper corner of a pane holds a piece of sky; by night the curtain's edge shows.
  const reflex = rects(
    panes.map(
      ([x, y, w, h]) =>
        (lit ? [x, y + h * 0.62, w, h * 0.38] : [x + w * 0.08, y + h * 0.08, w * 0.36, h * 0.42]) as Rect,
    ),
    lit ? '#F2A65E' : stage.mood.sky[1],
    `opacity="${lit ? 0.5 : 0.3}"`,
  )
  return stage.fine && !style.arched && (panes[0]?.[2] ?? 0) > 1.5 ? body + reflex : body
}

const bars = (stage: Stage, panes: readonly Rect[], depth: number): string =>
  rects(
    panes.map(([x, y, w, h]): Rect => [x + w * 0.46, y, w * 0.08, h]),
    stage.tone('#F4ECDD', depth, 0),
    'opacity=".85"',
  ) +
  rects(
    panes.map(([x, y, w, h]): Rect => [x, y + h * 0.36, w, w * 0.07]),
    stage.tone('#F4ECDD', depth, 0),
    'opacity=".85"',
  )

function shutters(stage: Stage, panes: readonly Rect[], style: WindowStyle, depth: number): string {
  if (!style.shutters || depth > 0.25) return ''
  const leaves = panes.flatMap(([x, y, w, h]): Rect[] => [
    [x - w * 0.56, y - h * 0.02, w * 0.48, h * 1.04],
    [x + w * 1.08, y - h * 0.02, w * 0.48, h * 1.04],
  ])
  const shade = leaves.map(([x, y, w, h]): Rect => [x - stage.light * w * 0.16, y + h * 0.04, w, h])
  const slats = leaves.flatMap(([x, y, w, h]): Rect[] =>
    times(3, (index) => [x + w * 0.15, y + h * (0.2 + index * 0.24), w * 0.7, h * 0.05]),
  )
  const near = stage.fine && (leaves[0]?.[2] ?? 0) > 1.4
  return (
    (near ? rects(shade, stage.mood.shade, 'opacity=".18"') : '') +
    rects(leaves, stage.tone(style.shutters, depth, 0)) +
    (near ? rects(slats, stage.mood.shade, 'opacity=".25"') : '')
  )
}

const balconies = (stage: Stage, panes: readonly Rect[], depth: number): string =>
  rects(
    panes.map(([x, y, w, h]): Rect => [x - w * 0.3, y + h * 0.66, w * 1.6, w * 0.07]),
    stage.tone('#2B3334', depth),
  ) +
  rects(
    panes.map(([x, y, w, h]): Rect => [x - w * 0.3, y + h, w * 1.6, w * 0.1]),
    stage.tone('#2B3334', depth),
  ) +
  rects(
    panes.flatMap(([x, y, w, h]): Rect[] =>
      times(6, (index): Rect => [x - w * 0.27 + index * w * 0.3, y + h * 0.66, w * 0.06, h * 0.34]),
    ),
    stage.tone('#2B3334', depth),
  )
