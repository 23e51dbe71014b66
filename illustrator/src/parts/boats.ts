import { coral } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, group, n, path, polygon, rect, stroke } from '../stage/svg'

/** Keel on (x, y); `size` is the hull's length. */
export function sailboat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth = 0,
  sail = '#FBF3E4',
): string {
  const s = size
  const [lit, dark] = stage.light > 0 ? [0.35, -0.12] : [-0.12, 0.35]
  const hull =
    path(
      `M${n(x - s * 0.5)} ${n(y - s * 0.13)}H${n(x + s * 0.52)}Q${n(x + s * 0.42)} ${n(y)} ${n(x + s * 0.3)} ${n(y)}H${n(x - s * 0.36)}Z`,
      stage.tone('#F4EBDC', depth, -0.1),
    ) + rect(x - s * 0.49, y - s * 0.1, s * 0.96, s * 0.03, stage.tone(coral, depth))
  const main = path(
    `M${n(x - s * 0.03)} ${n(y - s * 1.3)}Q${n(x - s * 0.46)} ${n(y - s * 0.6)} ${n(x - s * 0.44)} ${n(y - s * 0.22)}L${n(x - s * 0.03)} ${n(y - s * 0.2)}Z`,
    stage.tone(sail, depth, dark),
  )
  const jib = path(
    `M${n(x + s * 0.02)} ${n(y - s * 1.22)}Q${n(x + s * 0.34)} ${n(y - s * 0.6)} ${n(x + s * 0.5)} ${n(y - s * 0.16)}L${n(x + s * 0.02)} ${n(y - s * 0.22)}Z`,
    stage.tone(sail, depth, lit),
  )
  return (
    wake(stage, x, y, s) +
    hull +
    stroke(`M${n(x)} ${n(y - s * 0.1)}V${n(y - s * 1.34)}`, stage.tone('#6B5445', depth, -0.2), s * 0.025) +
    main +
    jib
  )
}

const wake = (stage: Stage, x: number, y: number, s: number): string =>
  ellipse(x, y + s * 0.02, s * 0.6, s * 0.05, stage.mood.shade, 'opacity=".3"') +
  ellipse(x - stage.light * s * 0.2, y + s * 0.06, s * 0.55, s * 0.025, '#FFFFFF', 'opacity=".35"')

export function fishingBoat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  depth = 0,
): string {
  const s = size
  const hull = (dy: number, fill: string): string =>
    path(
      `M${n(x - s * 0.5)} ${n(y - s * 0.24 + dy)}Q${n(x)} ${n(y - s * 0.12 + dy)} ${n(x + s * 0.55)} ${n(y - s * 0.32 + dy)}Q${n(x + s * 0.46)} ${n(y - s * 0.04)} ${n(x + s * 0.34)} ${n(y)}H${n(x - s * 0.38)}Q${n(x - s * 0.48)} ${n(y - s * 0.06)} ${n(x - s * 0.5)} ${n(y - s * 0.24 + dy)}Z`,
      fill,
    )
  const cabin =
    rect(x - s * 0.22, y - s * 0.42, s * 0.26, s * 0.24, stage.tone('#F7EFE0', depth, stage.light * 0.2)) +
    rect(x - s * 0.25, y - s * 0.46, s * 0.34, s * 0.05, stage.tone(coral, depth, -0.1)) +
    rect(x - s * 0.18, y - s * 0.38, s * 0.07, s * 0.09, stage.tone('#3C5560', depth)) +
    rect(x - s * 0.07, y - s * 0.38, s * 0.07, s * 0.09, stage.tone('#3C5560', depth))
  const mast = stroke(
    `M${n(x + s * 0.1)} ${n(y - s * 0.2)}V${n(y - s * 0.82)}M${n(x + s * 0.1)} ${n(y - s * 0.8)}L${n(x + s * 0.5)} ${n(y - s * 0.32)}M${n(x + s * 0.1)} ${n(y - s * 0.8)}L${n(x - s * 0.46)} ${n(y - s * 0.26)}`,
    stage.tone('#5E4B40', depth),
    s * 0.015,
  )
  return (
    wake(stage, x, y, s) +
    mast +
    cabin +
    hull(0, stage.tone('#F7EFE0', depth, 0.1)) +
    hull(s * 0.05, stage.tone(colour, depth, -0.1))
  )
}

export function rowingBoat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  depth = 0,
): string {
  const s = size
  const inside = path(
    `M${n(x - s * 0.5)} ${n(y - s * 0.2)}Q${n(x)} ${n(y - s * 0.3)} ${n(x + s * 0.52)} ${n(y - s * 0.24)}L${n(x + s * 0.3)} ${n(y - s * 0.06)}H${n(x - s * 0.34)}Z`,
    stage.tone('#6B4F3D', depth, -0.3),
  )
  const side = path(
    `M${n(x - s * 0.5)} ${n(y - s * 0.2)}Q${n(x)} ${n(y - s * 0.08)} ${n(x + s * 0.52)} ${n(y - s * 0.24)}Q${n(x + s * 0.44)} ${n(y)} ${n(x + s * 0.3)} ${n(y)}H${n(x - s * 0.34)}Q${n(x - s * 0.46)} ${n(y - s * 0.06)} ${n(x - s * 0.5)} ${n(y - s * 0.2)}Z`,
    stage.tone(colour, depth),
  )
  const rim = stroke(
    `M${n(x - s * 0.5)} ${n(y - s * 0.2)}Q${n(x)} ${n(y - s * 0.08)} ${n(x + s * 0.52)} ${n(y - s * 0.24)}`,
    stage.tone('#F7EFE0', depth, 0.2),
    s * 0.03,
  )
  const benches =
    polygon(
      [
        [x - s * 0.2, y - s * 0.22],
        [x - s * 0.08, y - s * 0.23],
        [x - s * 0.1, y - s * 0.13],
        [x - s * 0.22, y - s * 0.13],
      ],
      stage.tone('#C79A6B', depth, 0.1),
    ) +
    polygon(
      [
        [x + s * 0.12, y - s * 0.24],
        [x + s * 0.24, y - s * 0.24],
        [x + s * 0.22, y - s * 0.14],
        [x + s * 0.1, y - s * 0.14],
      ],
      stage.tone('#C79A6B', depth, 0.1),
    )
  return wake(stage, x, y, s) + inside + benches + side + rim
}

/** A long open launch with a striped awning: lake and canal trips. */
export function launch(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth = 0,
  awning: string = coral,
): string {
  const s = size
  const hull =
    path(
      `M${n(x - s * 0.52)} ${n(y - s * 0.17)}L${n(x + s * 0.56)} ${n(y - s * 0.2)}Q${n(x + s * 0.47)} ${n(y)} ${n(x + s * 0.36)} ${n(y)}H${n(x - s * 0.44)}Q${n(x - s * 0.52)} ${n(y - s * 0.06)} ${n(x - s * 0.52)} ${n(y - s * 0.17)}Z`,
      stage.tone('#7C4A33', depth, -0.05),
    ) +
    path(
      `M${n(x - s * 0.52)} ${n(y - s * 0.17)}L${n(x + s * 0.56)} ${n(y - s * 0.2)}L${n(x + s * 0.53)} ${n(y - s * 0.14)}L${n(x - s * 0.52)} ${n(y - s * 0.12)}Z`,
      stage.tone('#F7EFE0', depth, 0.2),
    )
  const heads = [-0.26, -0.12, 0.04]
    .map((at, index) =>
      person(
        stage,
        x + s * at,
        y - s * 0.17,
        s * 0.16,
        ['#D9573F', '#E6D3B1', '#4A5A7C'][index] as string,
        depth,
      ),
    )
    .join('')
  const posts = stroke(
    [-0.4, -0.05, 0.26].map((at) => `M${n(x + s * at)} ${n(y - s * 0.16)}V${n(y - s * 0.45)}`).join(''),
    stage.tone('#5E4B40', depth),
    s * 0.012,
  )
  const roof = path(
    `M${n(x - s * 0.46)} ${n(y - s * 0.42)}Q${n(x - s * 0.06)} ${n(y - s * 0.54)} ${n(x + s * 0.32)} ${n(y - s * 0.43)}L${n(x + s * 0.3)} ${n(y - s * 0.38)}H${n(x - s * 0.44)}Z`,
    stage.tone(awning, depth, stage.light * 0.1 + 0.1),
  )
  return (
    wake(stage, x, y, s) +
    heads +
    posts +
    hull +
    roof +
    stroke(
      `M${n(x + s * 0.5)} ${n(y - s * 0.2)}V${n(y - s * 0.4)}`,
      stage.tone('#5E4B40', depth),
      s * 0.012,
    ) +
    polygon(
      [
        [x + s * 0.5, y - s * 0.4],
        [x + s * 0.6, y - s * 0.37],
        [x + s * 0.5, y - s * 0.34],
      ],
      stage.tone(coral, depth),
    )
  )
}

/** Head and shoulders of someone seated. */
const person = (stage: Stage, x: number, y: number, size: number, coat: string, depth = 0): string =>
  group(
    path(
      `M${n(x - size * 0.42)} ${n(y)}Q${n(x - size * 0.4)} ${n(y - size * 0.75)} ${n(x)} ${n(y - size * 0.75)}Q${n(x + size * 0.4)} ${n(y - size * 0.75)} ${n(x + size * 0.42)} ${n(y)}Z`,
      stage.tone(coat, depth),
    ) +
      circle(x, y - size * 0.98, size * 0.26, stage.tone('#D9A886', depth)) +
      path(
        `M${n(x - size * 0.28)} ${n(y - size)}a${n(size * 0.28)} ${n(size * 0.28)} 0 0 1 ${n(size * 0.56)} 0z`,
        stage.tone('#4A3A32', depth),
      ),
    '',
  )
