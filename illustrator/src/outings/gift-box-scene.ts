import { backdrop, dropShadow, pictureCard, sprig, tabletop } from '../parts/still-life'
import { coral, forest, sage, walls } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { dots, ellipse, n, type Point, path, polygon, times } from '../stage/svg'

const ribbonBow = (stage: Stage, x: number, y: number, s: number, colour: string): string =>
  [-1, 1]
    .map(
      (side) =>
        path(
          `M${n(x)} ${n(y)}Q${n(x + side * s * 0.3)} ${n(y - s * 0.75)} ${n(x + side * s * 0.8)} ${n(y - s * 0.5)}Q${n(x + side * s * 0.95)} ${n(y - s * 0.1)} ${n(x)} ${n(y)}Z`,
          stage.tone(colour, 0, side === stage.light ? 0.25 : -0.15),
        ) +
        path(
          `M${n(x)} ${n(y)}Q${n(x + side * s * 0.3)} ${n(y - s * 0.42)} ${n(x + side * s * 0.6)} ${n(y - s * 0.34)}Q${n(x + side * s * 0.5)} ${n(y - s * 0.08)} ${n(x)} ${n(y)}Z`,
          stage.tone(colour, 0, -0.45),
        ) +
        path(
          `M${n(x)} ${n(y)}q${n(side * s * 0.3)} ${n(s * 0.2)} ${n(side * s * 0.5)} ${n(s * 0.62)}l${n(-side * s * 0.14)} ${n(-s * 0.06)}l${n(-side * s * 0.1)} ${n(s * 0.12)}q${n(-side * s * 0.08)} ${n(-s * 0.4)} ${n(-side * s * 0.26)} ${n(-s * 0.68)}z`,
          stage.tone(colour, 0, side === stage.light ? 0.1 : -0.25),
        ),
    )
    .join('') + ellipse(x, y - s * 0.03, s * 0.13, s * 0.15, stage.tone(colour, 0, 0.1))

/** A wrapped box from its corner; two faces and a lid, ribbon over both. */
function box(
  stage: Stage,
  x: number,
  y: number,
  s: number,
  paper: string,
  ribbon: string,
  bow = true,
): string {
  const [skew, lift] = [s * 0.5, s * 0.16]
  const face = (side: number, top: number, bottom: number, from: number, to: number, fill: string): string =>
    polygon(
      [
        [x + side * skew * 1.2 * from, y - top - lift * from],
        [x + side * skew * 1.2 * to, y - top - lift * to],
        [x + side * skew * 1.2 * to, y - bottom - lift * to],
        [x + side * skew * 1.2 * from, y - bottom - lift * from],
      ],
      fill,
    )
  const tone = (side: number): number => (side === stage.light ? 0.26 : -0.5)
  const h = s * 0.72
  const sides = [-1, 1]
    .map(
      (side) =>
        face(side, h, 0, 0, 1, stage.tone(paper, 0, tone(side))) +
        face(side, h, 0, 0.4, 0.6, stage.tone(ribbon, 0, tone(side))) +
        face(side, h * 1.02, h * 0.8, -0.02, 1.04, stage.tone(paper, 0, tone(side) + 0.08)) +
        face(side, h * 1.02, h * 0.8, 0.4, 0.6, stage.tone(ribbon, 0, tone(side) + 0.05)) +
        face(side, h * 0.8, h * 0.76, 0, 1, stage.mood.shade).replace('/>', ' opacity=".22"/>'),
    )
    .join('')
  const top: Point[] = [
    [x, y - h * 1.02],
    [x + skew * 1.24, y - h * 1.02 - lift * 1.03],
    [x, y - h * 1.02 - lift * 2.06],
    [x - skew * 1.24, y - h * 1.02 - lift * 1.03],
  ]
  const strap = (side: number): string =>
    polygon(
      [
        [x + side * skew * 0.49, y - h * 1.02 - lift * 0.41],
        [x + side * skew * 0.74, y - h * 1.02 - lift * 0.62],
        [x - side * skew * 0.49, y - h * 1.02 - lift * 1.65],
        [x - side * skew * 0.74, y - h * 1.02 - lift * 1.44],
      ],
      stage.tone(ribbon, 0, 0.3),
    )
  return (
    dropShadow(stage, x, y - lift * 0.3, s * 0.62, 0.3) +
    sides +
    polygon(top, stage.tone(paper, 0, 0.42)) +
    strap(1) +
    strap(-1) +
    (bow ? ribbonBow(stage, x, y - h * 1.02 - lift * 1.05, s * 0.44, ribbon) : '')
  )
}

export function giftBox(stage: Stage): string {
  const random = stage.random.branch('gift')
  const y = stage.h * 0.62
  const x = stage.focus
  const s = stage.h * 0.62
  const sign = x > stage.w / 2 ? -1 : 1
  const [paper, ribbon] = random.pick([
    [forest, '#F3E2C0'],
    ['#F3E6D0', coral],
    [coral, '#FBF3E4'],
    ['#A9B89A', forest],
    ['#4A5A7C', '#E8C98A'],
  ] as const)
  const second = random.chance(0.7)
    ? box(
        stage,
        x + sign * s * 0.98,
        y + s * 0.34,
        s * 0.56,
        random.pick(['#E6D3B1', '#E8C9B4', sage]),
        random.pick([forest, coral]),
        random.chance(0.5),
      )
    : pictureCard(stage, [x + sign * s * 0.98 - s * 0.3, y - s * 0.02, s * 0.6, s * 0.44], sign * 9)
  return (
    backdrop(stage, random.pick(['#E9D9C0', '#C9CDB8', '#E3BBA4', '#B9C3C6', ...walls.es.slice(1, 2)]), y) +
    tabletop(stage, y, random.pick(['#D9BE95', '#C79A6B', '#EBDFCB'])) +
    sprig(stage, x - sign * s * 0.92, y + s * 0.2, s * 1.15, random.pick(['#F3E4DA', '#D98F9A', '#E9C84C'])) +
    box(stage, x, y + s * 0.42, s, paper, ribbon) +
    second +
    confetti(stage, y)
  )
}

const confetti = (stage: Stage, y: number): string => {
  const random = stage.random.branch('confetti')
  return [coral, '#D9A441', forest]
    .map((colour) =>
      dots(
        times(
          stage.w / 14,
          () =>
            [random.between(0, stage.w), random.between(y + 6, stage.h), random.between(0.4, 0.9)] as const,
        ),
        stage.tone(colour, 0, 0.15),
      ),
    )
    .join('')
}
