import { chateau } from '../parts/castles'
import { cornerHouse } from '../parts/houses'
import { turned } from '../parts/still-life'
import { meadow, wood } from '../parts/woods'
import { farRidges } from '../stage/land'
import { coral } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { dots, ellipse, n, type Point, path, polygon, rect, softShape, stroke, times } from '../stage/svg'

/** Formal parterre or a flower walk, a house at its end. */
export function garden(stage: Stage): string {
  const random = stage.random.branch('garden')
  const y = stage.horizon + stage.h * 0.08
  const formal = random.chance(0.55)
  const x = stage.focus
  const house = formal
    ? chateau(stage, random, x, y, stage.h * 0.6, 0.14)
    : cornerHouse(stage, random, { x: x - 14, y, w: 18, h: 15, depth: 0.1 })
  const lawn = rect(
    0,
    y - 0.6,
    stage.w,
    stage.h - y + 2,
    stage.gradient([
      [0, stage.tone('#9DB578', 0.15, 0.25)],
      [1, stage.tone('#7FA06A', 0, -0.1)],
    ]),
  )
  const walk = polygon(
    [
      [x - 3, y],
      [x + 3, y],
      [x + stage.h * 0.32, stage.h + 2],
      [x - stage.h * 0.32, stage.h + 2],
    ],
    stage.gradient([
      [0, stage.tone('#EBDDBD', 0.15, 0.25)],
      [1, stage.tone('#DCC79E', 0, 0.05)],
    ]),
  )
  const at = (side: number, share: number): Point => [
    x + side * (4 + stage.h * 0.36 * share),
    y + (stage.h - y) * share,
  ]
  const beds = [-1, 1]
    .flatMap((side) =>
      times(stage.w > 260 ? 4 : 2, (lane) =>
        [0.12, 0.3, 0.58]
          .map((share, row) => {
            const next = [0.24, 0.5, 0.94][row] as number
            const lanes = lane * 1.5
            const [a, b] = [at(side * (1.25 + lanes), share), at(side * (2.5 + lanes), share)]
            const [c, d] = [at(side * (2.5 + lanes), next), at(side * (1.25 + lanes), next)]
            const blooms = random.pick([coral, '#F3E4DA', '#C9A3C0', '#E9C84C'])
            const rise = (next - share) * 9
            const flowers = stage.fine
              ? dots(
                  times(9, () => {
                    const [u, v] = [random.next(), random.next()]
                    const left = a[0] + (d[0] - a[0]) * v
                    const right = b[0] + (c[0] - b[0]) * v
                    return [
                      left + (right - left) * u,
                      a[1] + (d[1] - a[1]) * v - rise * 0.6,
                      0.35 + share * 1.1,
                    ] as const
                  }),
                  stage.tone(blooms, 0.08, 0.2),
                )
              : ''
            return (
              polygon([a, b, c, d], stage.tone('#4F7A55', 0.08, -0.25)) +
              polygon(
                [
                  [a[0], a[1] - rise],
                  [b[0], b[1] - rise],
                  [c[0], c[1] - rise],
                  [d[0], d[1] - rise],
                ],
                stage.tone('#6E9468', 0.06, 0.15),
              ) +
              flowers
            )
          })
          .join(''),
      ),
    )
    .join('')
  const shapes = [-1, 1]
    .flatMap((side) =>
      [0.08, 0.24, 0.52, 0.96].map((share) => {
        const [px, py] = at(side * 1.05, share)
        const size = 3 + share * 24
        return formal
          ? topiary(stage, px, py, size)
          : softBush(stage, px, py, size * 0.8, random.pick([coral, '#F3E4DA', '#C9A3C0']))
      }),
    )
    .join('')
  const pool = formal ? fountain(stage, x, y + (stage.h - y) * 0.36, stage.h * 0.2) : ''
  return (
    sky(stage) +
    farRidges(stage, stage.horizon, 2, 8) +
    wood(stage, 'park', -4, stage.w + 4, () => y, 13, 0.28) +
    house +
    lawn +
    beds +
    walk +
    pool +
    shapes +
    (formal ? '' : meadow(stage, stage.h * 0.9, [coral, '#F6EBD6', '#C9A3C0'], 1.2))
  )
}

const topiary = (stage: Stage, x: number, y: number, s: number): string =>
  ellipse(x - stage.light * s * 0.3, y, s * 0.4, s * 0.07, stage.mood.shade, 'opacity=".25"') +
  path(
    `M${n(x - s * 0.28)} ${n(y)}L${n(x)} ${n(y - s)}L${n(x + s * 0.28)} ${n(y)}Q${n(x)} ${n(y + s * 0.1)} ${n(x - s * 0.28)} ${n(y)}Z`,
    turned(stage, '#3F6B50', 0.4),
  )

function softBush(stage: Stage, x: number, y: number, s: number, bloom: string): string {
  const random = stage.random.branch(`bush${n(x)}`)
  return (
    softShape(
      times(
        9,
        (index): Point => [
          x + Math.cos(index * 0.7) * s * random.between(0.36, 0.46),
          y - s * 0.36 + Math.sin(index * 0.7) * s * random.between(0.32, 0.4),
        ],
      ),
      turned(stage, '#4F7A55', 0.3),
    ) +
    dots(
      times(
        12,
        () =>
          [
            x + random.between(-0.34, 0.34) * s,
            y - random.between(0.1, 0.66) * s,
            s * random.between(0.03, 0.06),
          ] as const,
      ),
      stage.tone(bloom, 0, 0.2),
    )
  )
}

const fountain = (stage: Stage, x: number, y: number, s: number): string =>
  ellipse(x, y + s * 0.08, s * 1.02, s * 0.24, stage.tone('#D9C7A6', 0, -0.25)) +
  ellipse(x, y, s, s * 0.22, stage.tone('#F0E4CC', 0, 0.25)) +
  ellipse(
    x,
    y,
    s * 0.9,
    s * 0.18,
    stage.gradient([
      [0, stage.mood.sky[1]],
      [1, stage.tone('#4E8C94')],
    ]),
  ) +
  rect(x - s * 0.05, y - s * 0.46, s * 0.1, s * 0.5, stage.tone('#E3D3B4', 0, 0.1)) +
  ellipse(x, y - s * 0.46, s * 0.3, s * 0.07, stage.tone('#F0E4CC', 0, 0.2)) +
  stroke(
    `${[-1, 1]
      .map(
        (side) =>
          `M${n(x)} ${n(y - s * 0.85)}q${n(side * s * 0.3)} ${n(-s * 0.06)} ${n(side * s * 0.36)} ${n(s * 0.8)}`,
      )
      .join('')}M${n(x)} ${n(y - s * 0.9)}V${n(y - s * 0.46)}`,
    '#FFFFFF',
    0.7,
    'opacity=".7"',
  )
