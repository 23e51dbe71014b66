import { turned2 } from '../parts/activity-parts'
import { roomGlow } from '../parts/interior'
import { coral, lamplight } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, rect, softShape, stroke, times } from '../stage/svg'

/** Stage curtains, spotlights, players, and the heads of those before us. */
export function concert(stage: Stage): string {
  const random = stage.random.branch('concert')
  const x = stage.w > 260 ? stage.focus : stage.w / 2 + (stage.focus - stage.w / 2) * 0.4
  const half = Math.min(stage.w * 0.46, stage.h * 0.86)
  const floorY = stage.h * 0.7
  const velvet = random.pick(['#A8322E', '#1E4D3B', '#34456B', '#8A3A52'])
  const dark = stage.gradient([
    [0, '#1A1F2B'],
    [1, '#2E2A33'],
  ])
  const boxes = times(Math.ceil(stage.w / 24) + 1, (index) => index * 24)
    .filter((at) => Math.abs(at - x) > half)
    .map(
      (at) =>
        path(`M${n(at)} ${n(stage.h * 0.34)}v-7a6 7 0 0 1 12 0v7z`, '#5E3A30') +
        rect(at - 2, stage.h * 0.34, 16, 6, '#C79A4E') +
        path(`M${n(at)} ${n(stage.h * 0.62)}v-7a6 7 0 0 1 12 0v7z`, '#5E3A30') +
        rect(at - 2, stage.h * 0.62, 16, 6, '#C79A4E') +
        circle(
          at + 6,
          stage.h * 0.3,
          12,
          stage.glow([
            [0, lamplight, 0.4],
            [1, lamplight, 0],
          ]),
        ),
    )
    .join('')
  const back =
    rect(
      x - half,
      0,
      half * 2,
      floorY,
      stage.gradient([
        [0, '#1F2A40'],
        [1, random.pick(['#B8654F', '#6B7A9C', '#C9894A', '#5F8B8A'])],
      ]),
    ) +
    circle(
      x,
      floorY - stage.h * 0.2,
      stage.h * 0.5,
      stage.glow([
        [0, '#FFE3B0', 0.65],
        [1, '#FFE3B0', 0],
      ]),
    )
  const beams = [-0.55, -0.2, 0.25, 0.6]
    .map((at, index) =>
      polygon(
        [
          [x + at * half - 1, 0],
          [x + at * half + 1, 0],
          [x + at * half * 0.4 + 16, floorY + 4],
          [x + at * half * 0.4 - 12, floorY + 4],
        ],
        stage.gradient([
          [0, index % 2 ? '#FFE9B8' : '#FFC9A0', 0.55],
          [1, '#FFE9B8', 0.04],
        ]),
      ),
    )
    .join('')
  const boards = rect(
    x - half,
    floorY,
    half * 2,
    stage.h * 0.13,
    stage.gradient([
      [0, '#D9A468'],
      [1, '#8F5F3C'],
    ]),
  )
  const curtain = (sign: number): string => {
    const edge = x + sign * half
    return (
      path(
        `M${n(edge + sign * 3)} -2V${n(floorY + 5)}H${n(edge - sign * half * 0.2)}Q${n(edge - sign * half * 0.1)} ${n(floorY * 0.66)} ${n(edge - sign * half * 0.14)} ${n(floorY * 0.56)}Q${n(edge - sign * half * 0.5)} ${n(floorY * 0.34)} ${n(edge - sign * half * 0.56)} -2Z`,
        turned2(stage, velvet),
      ) +
      stroke(
        times(
          5,
          (index) =>
            `M${n(edge - sign * half * (0.08 + index * 0.1))} 0Q${n(edge - sign * half * (0.06 + index * 0.05))} ${n(floorY * 0.4)} ${n(edge - sign * half * 0.12)} ${n(floorY * 0.57)}L${n(edge - sign * half * (0.02 + index * 0.04))} ${n(floorY + 4)}`,
        ).join(''),
        '#14141C',
        0.8,
        'opacity=".28"',
      ) +
      rect(edge - sign * half * 0.07 - half * 0.08, floorY * 0.56, half * 0.16, 2, '#D9A441')
    )
  }
  const valance =
    path(
      `M${n(x - half - 2)} -2H${n(x + half + 2)}V${n(stage.h * 0.07)}${times(8, (index) => `Q${n(x + half - (half * (index + 0.5)) / 4)} ${n(stage.h * 0.16)} ${n(x + half - (half * (index + 1)) / 4)} ${n(stage.h * 0.07)}`).join('')}Z`,
      turned2(stage, velvet),
    ) +
    rect(x - half - 5, -2, 4, stage.h, '#C79A4E') +
    rect(x + half + 1, -2, 4, stage.h, '#C79A4E')
  const heads = times(Math.ceil(stage.w / 9) + 2, (index) => {
    const at = index * 9 + random.between(-2, 2)
    const y = stage.h * (0.87 + (index % 2) * 0.05)
    const coat = index % 2 ? '#14161D' : '#20222C'
    return (
      circle(at, y, random.between(2.8, 3.6), coat) +
      softShape(
        [
          [at - 7, y + 22],
          [at - 6, y + 4],
          [at, y + 2.4],
          [at + 6, y + 4],
          [at + 7, y + 22],
        ],
        coat,
      )
    )
  }).join('')
  return (
    rect(0, 0, stage.w, stage.h, dark) +
    rect(0, 0, stage.w, stage.h, '#7A4638', 'opacity=".55"') +
    boxes +
    back +
    beams +
    boards +
    players(x, floorY + stage.h * 0.07, stage.h * 0.36, random.chance(0.5)) +
    curtain(-1) +
    curtain(1) +
    valance +
    rect(
      0,
      floorY + stage.h * 0.12,
      stage.w,
      stage.h * 0.2,
      stage.gradient([
        [0, '#3A2A2C'],
        [1, '#16181F'],
      ]),
    ) +
    heads +
    roomGlow(stage, x, floorY, stage.h * 0.5, 0.3)
  )
}

function players(x: number, y: number, s: number, piano: boolean): string {
  const dark = '#1B1C26'
  const seated = (at: number, size: number, dress: string): string =>
    path(
      `M${n(at - size * 0.2)} ${n(y)}Q${n(at - size * 0.24)} ${n(y - size * 0.5)} ${n(at - size * 0.08)} ${n(y - size * 0.76)}H${n(at + size * 0.08)}Q${n(at + size * 0.24)} ${n(y - size * 0.5)} ${n(at + size * 0.26)} ${n(y)}Z`,
      dress,
    ) +
    circle(at, y - size * 0.88, size * 0.1, '#D9A886') +
    path(
      `M${n(at - size * 0.11)} ${n(y - size * 0.88)}a${n(size * 0.11)} ${n(size * 0.11)} 0 0 1 ${n(size * 0.22)} 0z`,
      '#3A2A24',
    )
  const cello = (at: number): string =>
    ellipse(at, y - s * 0.22, s * 0.13, s * 0.16, '#8F4A2A') +
    ellipse(at, y - s * 0.4, s * 0.09, s * 0.1, '#A95C34') +
    stroke(
      `M${n(at)} ${n(y - s * 0.3)}L${n(at - s * 0.04)} ${n(y - s * 0.8)}M${n(at)} ${n(y - s * 0.06)}V${n(y)}`,
      '#3A2A24',
      s * 0.03,
    ) +
    stroke(
      `M${n(at - s * 0.24)} ${n(y - s * 0.3)}L${n(at + s * 0.22)} ${n(y - s * 0.38)}`,
      '#F3E2C0',
      s * 0.015,
    )
  const grand =
    path(
      `M${n(x - s * 0.1)} ${n(y - s * 0.3)}H${n(x + s * 0.8)}Q${n(x + s * 0.86)} ${n(y - s * 0.42)} ${n(x + s * 0.6)} ${n(y - s * 0.44)}H${n(x - s * 0.1)}Z`,
      dark,
    ) +
    polygon(
      [
        [x + s * 0.02, y - s * 0.44],
        [x + s * 0.78, y - s * 0.86],
        [x + s * 0.8, y - s * 0.82],
        [x + s * 0.7, y - s * 0.42],
      ],
      '#2B2D3A',
    ) +
    stroke(`M${n(x)} ${n(y - s * 0.3)}V${n(y)}M${n(x + s * 0.7)} ${n(y - s * 0.3)}V${n(y)}`, dark, s * 0.05) +
    rect(x - s * 0.12, y - s * 0.36, s * 0.1, s * 0.03, '#F6F0E4')
  return (
    ellipse(x, y + 0.6, s * 1.1, s * 0.06, '#000000', 'opacity=".3"') +
    (piano
      ? grand + seated(x - s * 0.34, s * 0.8, coral)
      : seated(x - s * 0.5, s * 0.8, '#2B3A4A') +
        cello(x - s * 0.44) +
        seated(x + s * 0.5, s * 0.8, coral) +
        cello(x + s * 0.54) +
        seated(x, s * 0.92, '#F3E2C0') +
        stroke(`M${n(x + s * 0.04)} ${n(y - s * 0.66)}l${n(s * 0.2)} ${n(-s * 0.06)}`, '#8F4A2A', s * 0.07))
  )
}
