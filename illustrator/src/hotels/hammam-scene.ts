import { roomGlow } from '../parts/interior'
import { bowl } from '../parts/spa-parts'
import { bottle, towelRoll } from '../parts/still-life'
import { lamplight, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, rect, stroke, times } from '../stage/svg'

/** Domed steam room: star lights, tiles, a marble slab. */
export function hammam(stage: Stage): string {
  const random = stage.random.branch('hammam')
  const tile = random.pick(['#3F7F80', '#B9694A', '#4A6A8C', '#5E8466'])
  const plaster = random.pick(['#D3A67E', '#6F9794', '#B9785C', '#8896A8', '#D9C29A'])
  const floorY = stage.h * 0.72
  const x = stage.focus
  const vault = stage.h * 0.62
  const arch = (cx: number, w: number, top: number, fill: string): string =>
    path(
      `M${n(cx - w / 2)} ${n(floorY)}V${n(top + w * 0.5)}Q${n(cx - w * 0.5)} ${n(top + w * 0.12)} ${n(cx)} ${n(top)}Q${n(cx + w * 0.5)} ${n(top + w * 0.12)} ${n(cx + w / 2)} ${n(top + w * 0.5)}V${n(floorY)}Z`,
      fill,
    )
  const wall = rect(
    0,
    0,
    stage.w,
    floorY + 1,
    stage.gradient([
      [0, stage.tone(plaster, 0, -0.45)],
      [1, stage.tone(plaster, 0, 0.05)],
    ]),
  )
  const sides = times(Math.ceil(stage.w / 52) * 2 + 1, (index) => x + (index - Math.ceil(stage.w / 52)) * 54)
    .filter((at) => Math.abs(at - x) > 20)
    .map(
      (at) =>
        arch(at, 34, stage.h * 0.26, stage.tone('#E6CBA2', 0, 0)) +
        arch(
          at,
          29,
          stage.h * 0.3,
          stage.gradient([
            [0, stage.tone('#5E4A44', 0, -0.3)],
            [1, stage.tone('#A87F62', 0, -0.1)],
          ]),
        ) +
        lantern(stage, at, stage.h * 0.4),
    )
    .join('')
  const main =
    arch(x, vault * 0.94, stage.h * 0.06, stage.tone('#EBD3AC', 0, 0.15)) +
    arch(
      x,
      vault * 0.84,
      stage.h * 0.1,
      stage.gradient([
        [0, stage.tone('#6B5448', 0, -0.35)],
        [1, stage.tone('#C9A27C', 0, 0.05)],
      ]),
    )
  const stars = times(11, (index) => {
    const angle = 3.4 + index * 0.25
    const r = vault * (index % 2 ? 0.24 : 0.32)
    return star(x + Math.cos(angle) * r, stage.h * 0.46 + Math.sin(angle) * r * 0.92, 1.5, '#FFF3D0')
  }).join('')
  const rays = [-0.2, 0, 0.18]
    .map((at) =>
      polygon(
        [
          [x + at * vault - 1, stage.h * 0.2],
          [x + at * vault + 1, stage.h * 0.2],
          [x + at * vault * 1.7 + 9 - stage.light * 7, floorY],
          [x + at * vault * 1.7 - 5 - stage.light * 7, floorY],
        ],
        stage.gradient([
          [0, '#FFF3D0', 0.5],
          [1, '#FFF3D0', 0],
        ]),
      ),
    )
    .join('')
  const band =
    rect(0, floorY - stage.h * 0.16, stage.w, stage.h * 0.16, stage.tone(tile, 0, -0.05)) +
    path(
      times(Math.ceil(stage.w / 7) + 1, (index) =>
        [0, 1]
          .map(
            (row) =>
              `M${n(index * 7 + row * 3.5)} ${n(floorY - stage.h * 0.12 + row * 6)}l2.4 -2.6l2.4 2.6l-2.4 2.6z`,
          )
          .join(''),
      ).join(''),
      stage.tone('#F3E3C2', 0, 0),
      'opacity=".6"',
    ) +
    rect(0, floorY - stage.h * 0.165, stage.w, 0.9, stage.tone('#F3E3C2', 0, 0.2))
  const floor =
    rect(
      0,
      floorY,
      stage.w,
      stage.h,
      stage.gradient([
        [0, stage.tone('#D9C2A0', 0, 0.2)],
        [1, stage.tone('#9C8267', 0, -0.15)],
      ]),
    ) +
    stroke(
      times(
        Math.ceil(stage.w / 14) * 2,
        (index) =>
          `M${n((index - stage.w / 28) * 14 + 20)} ${n(floorY)}L${n(x + ((index - stage.w / 28) * 14 + 20 - x) * 1.9)} ${n(stage.h)}`,
      ).join(''),
      stage.mood.shade,
      0.25,
      'opacity=".25"',
    )
  const slab =
    ellipse(x, stage.h * 0.93, vault * 0.62, stage.h * 0.05, stage.mood.shade, 'opacity=".3"') +
    polygon(
      [
        [x - vault * 0.6, stage.h * 0.82],
        [x - vault * 0.52, stage.h * 0.77],
        [x + vault * 0.52, stage.h * 0.77],
        [x + vault * 0.6, stage.h * 0.82],
      ],
      stage.tone('#F6EEE0', 0, 0.3),
    ) +
    rect(
      x - vault * 0.6,
      stage.h * 0.82,
      vault * 1.2,
      stage.h * 0.1,
      stage.gradient([
        [0, stage.tone('#E3D5BE', 0, 0)],
        [1, stage.tone('#B8A58C', 0, -0.15)],
      ]),
    )
  const bowls =
    bowl(stage, x - vault * 0.3, stage.h * 0.79, 10, '#C27A45') +
    towelRoll(stage, x + vault * 0.2, stage.h * 0.79, 12, '#FBF5EA') +
    towelRoll(stage, x + vault * 0.34, stage.h * 0.795, 12, sage) +
    bottle(stage, x - vault * 0.08, stage.h * 0.8, 11, '#7A8F5C')
  const steam = times(7, (index) =>
    ellipse(
      x + (index - 3) * vault * 0.2,
      stage.h * random.between(0.52, 0.8),
      20,
      7,
      stage.glow([
        [0, '#FFFFFF', 0.26],
        [1, '#FFFFFF', 0],
      ]),
    ),
  ).join('')
  return (
    wall +
    sides +
    main +
    band +
    stars +
    rays +
    floor +
    slab +
    bowls +
    steam +
    roomGlow(stage, x, stage.h * 0.35, vault * 0.7, 0.35)
  )
}

const star = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${times(8, (index) => {
      const reach = index % 2 ? r * 0.45 : r
      const angle = index * 0.785
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
    }).join('L')}Z`,
    fill,
  )

const lantern = (stage: Stage, x: number, y: number): string =>
  stroke(`M${n(x)} 0V${n(y - 6)}`, stage.tone('#4A3A32'), 0.4) +
  path(`M${n(x - 2)} ${n(y - 6)}h4l2 5l-2 5h-4l-2 -5z`, '#FFC46B') +
  stroke(
    `M${n(x - 2)} ${n(y - 6)}h4l2 5l-2 5h-4l-2 -5zM${n(x)} ${n(y - 6)}v10M${n(x - 4)} ${n(y - 1)}h8`,
    stage.tone('#6B4A30', 0, -0.2),
    0.4,
  ) +
  circle(
    x,
    y - 1,
    15,
    stage.glow([
      [0, lamplight, 0.55],
      [1, lamplight, 0],
    ]),
  )
