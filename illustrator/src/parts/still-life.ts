import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, type Rect, rect, stroke, times } from '../stage/svg'
import { opening } from './interior'
import { view, views } from './window-views'

/** Round things all take the light from the same side. */
export const turned = (stage: Stage, colour: string, strength = 0.35): string =>
  stage.gradient(
    [
      [0, stage.tone(colour, 0, stage.light < 0 ? strength : -strength)],
      [0.5, stage.tone(colour, 0, 0)],
      [1, stage.tone(colour, 0, stage.light < 0 ? -strength : strength)],
    ],
    'right',
  )

export const dropShadow = (stage: Stage, x: number, y: number, w: number, opacity = 0.28): string =>
  ellipse(x - stage.light * w * 0.45, y + w * 0.03, w, w * 0.14, stage.mood.shade, `opacity="${opacity}"`)

/** A wall with the window's light lying on it, or the window itself. */
export function backdrop(stage: Stage, wall: string, y: number): string {
  const random = stage.random.branch('backdrop')
  const base = rect(
    0,
    0,
    stage.w,
    y + 1,
    stage.gradient(
      [
        [0, stage.tone(wall, 0, stage.light < 0 ? 0.25 : -0.28)],
        [1, stage.tone(wall, 0, stage.light < 0 ? -0.28 : 0.25)],
      ],
      'right',
    ),
  )
  if (random.chance(0.55)) {
    const w = stage.h * 0.44
    const count = stage.w > 260 ? 3 : 1
    const start = stage.w - stage.focus
    return (
      base +
      times(count, (index) =>
        opening(
          stage,
          [count === 1 ? start - w / 2 : stage.w * (0.1 + index * 0.32), stage.h * 0.06, w, y * 0.72],
          {
            kind: random.pick(views),
            mullions: 1,
            arched: random.chance(0.35),
          },
        ),
      ).join('')
    )
  }
  const pane = (column: number, row: number): string => {
    const [x, top] = [stage.focus - stage.light * 18 + column * 17, stage.h * 0.06 + row * 21]
    return polygon(
      [
        [x, top],
        [x + 15, top + 3],
        [x + 15 - stage.light * 5, top + 22],
        [x - stage.light * 5, top + 19],
      ],
      stage.mood.light,
      'opacity=".34"',
    )
  }
  return base + times(3, (column) => pane(column - 1, 0) + pane(column - 1, 1)).join('')
}

export function tabletop(stage: Stage, y: number, colour: string): string {
  const random = stage.random.branch('table')
  const grainOf = stroke(
    times(
      9,
      (index) =>
        `M0 ${n(y + 3 + index * (stage.h - y) * 0.11)}Q${n(stage.w / 2)} ${n(y + 2 + index * (stage.h - y) * 0.11 + random.between(-1.5, 2.5))} ${n(stage.w)} ${n(y + 3 + index * (stage.h - y) * 0.11)}`,
    ).join(''),
    stage.mood.shade,
    0.3,
    'opacity=".14"',
  )
  return (
    rect(
      0,
      y,
      stage.w,
      stage.h - y + 1,
      stage.gradient([
        [0, stage.tone(colour, 0, 0.32)],
        [1, stage.tone(colour, 0, -0.12)],
      ]),
    ) +
    grainOf +
    rect(0, y - 0.4, stage.w, 0.8, stage.tone(colour, 0, 0.55), 'opacity=".8"')
  )
}

export function glass(stage: Stage, x: number, y: number, s: number, wine: string, fill = 0.5): string {
  const cup = (top: number): string =>
    `M${n(x - s * 0.2)} ${n(y - s * top)}Q${n(x - s * 0.26)} ${n(y - s * 0.46)} ${n(x)} ${n(y - s * 0.42)}Q${n(x + s * 0.26)} ${n(y - s * 0.46)} ${n(x + s * 0.2)} ${n(y - s * top)}Z`
  const level = 0.55 + fill * 0.3
  return (
    dropShadow(stage, x, y, s * 0.22, 0.2) +
    path(cup(1), '#FFFFFF', 'opacity=".28"') +
    path(
      cup(level),
      stage.gradient([
        [0, stage.tone(wine, 0, 0.15)],
        [1, stage.tone(wine, 0, -0.25)],
      ]),
    ) +
    ellipse(x, y - s * level, s * 0.205, s * 0.03, stage.tone(wine, 0, 0.4)) +
    stroke(cup(1), '#FFFFFF', s * 0.014, 'opacity=".75"') +
    stroke(`M${n(x)} ${n(y - s * 0.42)}V${n(y - s * 0.03)}`, '#FFFFFF', s * 0.025, 'opacity=".7"') +
    ellipse(x, y - s * 0.02, s * 0.17, s * 0.03, '#FFFFFF', 'opacity=".55"') +
    stroke(
      `M${n(x + stage.light * s * 0.13)} ${n(y - s * 0.92)}q${n(stage.light * s * 0.05)} ${n(s * 0.2)} ${n(-stage.light * s * 0.01)} ${n(s * 0.34)}`,
      '#FFFFFF',
      s * 0.025,
      'opacity=".8"',
    )
  )
}

export function bottle(
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colour: string,
  label = '#F4E8D0',
): string {
  const w = s * 0.13
  return (
    dropShadow(stage, x, y, w * 1.5) +
    path(
      `M${n(x - w)} ${n(y)}V${n(y - s * 0.58)}Q${n(x - w)} ${n(y - s * 0.7)} ${n(x - w * 0.38)} ${n(y - s * 0.76)}V${n(y - s)}H${n(x + w * 0.38)}V${n(y - s * 0.76)}Q${n(x + w)} ${n(y - s * 0.7)} ${n(x + w)} ${n(y - s * 0.58)}V${n(y)}Z`,
      turned(stage, colour),
    ) +
    rect(x - w * 0.46, y - s, w * 0.92, s * 0.1, stage.tone('#8A3B32', 0, 0)) +
    rect(x - w, y - s * 0.45, w * 2, s * 0.26, turned(stage, label, 0.2)) +
    rect(x - w * 0.6, y - s * 0.37, w * 1.2, s * 0.02, stage.tone('#8A6D54')) +
    rect(x - w * 0.6, y - s * 0.32, w * 0.8, s * 0.015, stage.tone('#8A6D54')) +
    rect(x + stage.light * w * 0.55 - w * 0.08, y - s * 0.66, w * 0.16, s * 0.18, '#FFFFFF', 'opacity=".5"')
  )
}

export function towelRoll(stage: Stage, x: number, y: number, s: number, colour: string): string {
  return (
    dropShadow(stage, x, y, s * 0.55, 0.18) +
    `<rect x="${n(x - s * 0.5)}" y="${n(y - s * 0.52)}" width="${n(s)}" height="${n(s * 0.52)}" rx="${n(s * 0.26)}" fill="${stage.gradient(
      [
        [0, stage.tone(colour, 0, 0.25)],
        [1, stage.tone(colour, 0, -0.25)],
      ],
    )}"/>` +
    circle(x + s * 0.26, y - s * 0.26, s * 0.25, stage.tone(colour, 0, 0.1)) +
    stroke(
      `M${n(x + s * 0.42)} ${n(y - s * 0.22)}a${n(s * 0.16)} ${n(s * 0.16)} 0 1 1 ${n(-s * 0.14)} ${n(-s * 0.18)}a${n(s * 0.1)} ${n(s * 0.1)} 0 1 1 ${n(-s * 0.08)} ${n(s * 0.15)}`,
      stage.mood.shade,
      s * 0.022,
      'opacity=".35"',
    )
  )
}

/** A flowering branch in a narrow vase. */
export function sprig(stage: Stage, x: number, y: number, s: number, petal: string): string {
  const random = stage.random.branch('sprig')
  const lean = random.pick([-1, 1])
  const stem = (index: number): string =>
    `M${n(x)} ${n(y - s * 0.42)}q${n(lean * s * 0.04)} ${n(-s * 0.24)} ${n(lean * s * (0.1 + index * 0.13))} ${n(-s * (0.52 - index * 0.1))}`
  const tip = (index: number, back: number): [number, number] => [
    x + lean * s * (0.1 + index * 0.13) * back ** 1.6,
    y - s * 0.42 - s * (0.52 - index * 0.1) * back,
  ]
  const bloom = (cx: number, cy: number, r: number): string =>
    times(5, (index) => {
      const angle = index * 1.257
      return circle(
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r,
        r * 0.75,
        stage.tone(petal, 0, index % 2 ? 0.3 : 0),
      )
    }).join('') + circle(cx, cy, r * 0.5, stage.tone('#E9B84C'))
  const flowers = [0, 1, 2]
    .map((index) =>
      [1, 0.78, 0.58]
        .map((back, k) => {
          const [cx, cy] = tip(index, back)
          return bloom(cx, cy, s * (0.026 + 0.006 * ((index + k) % 2)))
        })
        .join(''),
    )
    .join('')
  const leaves = [0.3, 0.5, 0.68]
    .map((back, index) => {
      const [cx, cy] = tip(1, back)
      return path(
        `M${n(cx)} ${n(cy)}q${n(-lean * s * 0.1)} ${n(-s * 0.07)} ${n(-lean * s * (0.16 - index * 0.02))} ${n(s * 0.01)}q${n(lean * s * 0.08)} ${n(s * 0.05)} ${n(lean * s * (0.16 - index * 0.02))} ${n(-s * 0.01)}z`,
        stage.tone('#5E8A66', 0, index % 2 ? 0.2 : -0.15),
      )
    })
    .join('')
  return (
    dropShadow(stage, x, y, s * 0.12) +
    stroke([0, 1, 2].map(stem).join(''), stage.tone('#5E6B4A', 0, -0.1), s * 0.012) +
    leaves +
    flowers +
    path(
      `M${n(x - s * 0.045)} ${n(y - s * 0.44)}Q${n(x - s * 0.03)} ${n(y - s * 0.3)} ${n(x - s * 0.11)} ${n(y - s * 0.14)}Q${n(x - s * 0.12)} ${n(y)} ${n(x)} ${n(y)}Q${n(x + s * 0.12)} ${n(y)} ${n(x + s * 0.11)} ${n(y - s * 0.14)}Q${n(x + s * 0.03)} ${n(y - s * 0.3)} ${n(x + s * 0.045)} ${n(y - s * 0.44)}Z`,
      turned(stage, '#E9DFCC'),
    )
  )
}

/** A card with a small landscape on it: what the gift is about. */
export const pictureCard = (stage: Stage, box: Rect, turn: number): string => {
  const [x, y, w, h] = box
  return `<g transform="rotate(${n(turn)} ${n(x + w / 2)} ${n(y + h / 2)})">${rect(x - stage.light * 1.2, y + 1.2, w, h, stage.mood.shade, 'opacity=".22"')}${rect(x, y, w, h, stage.tone('#FFFBF3', 0, 0.2))}${view(stage, [x + w * 0.06, y + h * 0.08, w * 0.88, h * 0.66], stage.random.branch('card').pick(views))}${rect(x + w * 0.06, y + h * 0.82, w * 0.4, h * 0.035, stage.tone('#1E4D3B'))}${rect(x + w * 0.06, y + h * 0.89, w * 0.26, h * 0.025, stage.tone('#A9B89A'))}</g>`
}
