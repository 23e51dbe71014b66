import { lane } from '../parts/country-parts'
import { bicycle } from '../parts/town-parts'
import { tree } from '../parts/trees'
import { meadow, wood } from '../parts/woods'
import { farRidges, land, mist, rolling } from '../stage/land'
import { coral, dusk, forest, grass } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { circle, dots, ellipse, group, n, path, polygon, stroke, times } from '../stage/svg'
import { water } from '../stage/water'

/** Someone on a bicycle, leaning into the ride; faces the picture's centre. */
function rider(
  stage: Stage,
  x: number,
  y: number,
  s: number,
  coat: string,
  frame: string,
  facing: 1 | -1,
): string {
  const point = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y - dy * s)}`
  const leg = stroke(
    `M${point(-0.18, 0.84)}L${point(0.08, 0.6)}L${point(-0.04, 0.2)}`,
    stage.tone('#3E4F5E', 0, 0),
    s * 0.09,
  )
  const body =
    stroke(
      `M${point(-0.18, 0.86)}Q${point(-0.14, 1.1)} ${point(0.02, 1.26)}`,
      stage.tone(coat, 0, 0.1),
      s * 0.2,
    ) +
    stroke(
      `M${point(0.02, 1.24)}L${point(0.16, 1.02)}L${point(0.26, 0.9)}`,
      stage.tone(coat, 0, -0.15),
      s * 0.075,
    )
  const head =
    circle(x + s * 0.1, y - s * 1.46, s * 0.11, stage.tone('#D9A886', 0, 0.1)) +
    path(
      `M${point(-0.1, 1.5)}Q${point(-0.02, 1.66)} ${point(0.14, 1.62)}Q${point(0.22, 1.58)} ${point(0.3, 1.5)}Z`,
      stage.tone('#F3E2C0', 0, 0.1),
    ) +
    stroke(`M${point(0.02, 1.37)}L${point(-0.12, 1.3)}`, stage.tone(coral), s * 0.05)
  const basket =
    polygon(
      [
        [x + s * 0.28, y - s * 0.86],
        [x + s * 0.5, y - s * 0.86],
        [x + s * 0.46, y - s * 0.68],
        [x + s * 0.32, y - s * 0.68],
      ],
      stage.tone('#C79A5E'),
    ) +
    dots(
      [
        [x + s * 0.32, y - s * 0.9, s * 0.05],
        [x + s * 0.4, y - s * 0.93, s * 0.055],
        [x + s * 0.47, y - s * 0.89, s * 0.045],
      ],
      stage.tone('#E8B4A6', 0, 0.2),
    )
  return group(
    ellipse(x - stage.light * facing * s * 0.3, y, s * 0.75, s * 0.06, stage.mood.shade, 'opacity=".28"') +
      bicycle(stage, x, y, s, frame) +
      leg +
      body +
      head +
      basket,
    facing < 0 ? `transform="translate(${n(x * 2)} 0) scale(-1 1)"` : '',
  )
}

export function bicycleRide(stage: Stage): string {
  const random = stage.random.branch('ride')
  const facing = stage.focus > stage.w / 2 ? -1 : 1
  const front = rolling(random, stage.horizon + stage.h * 0.16, 3, 110)
  const kind = random.pick(['coast', 'poplars', 'hills'] as const)
  const back =
    kind === 'coast'
      ? water(stage, stage.horizon, '#2F7F8C')
      : farRidges(stage, stage.horizon, 3, 11) +
        mist(stage, stage.horizon + 4, 5, 0.5) +
        land(stage, rolling(random, stage.horizon + 5, 3, 80), grass[stage.season][1] as string, 0.3) +
        wood(stage, 'wood', -4, stage.w + 4, () => stage.horizon + stage.h * 0.13, 4, 0.25)
  const trees = times(Math.ceil(stage.w / 26), (index) =>
    tree(
      stage,
      kind === 'coast'
        ? 'pine'
        : kind === 'poplars'
          ? 'poplar'
          : stage.region === 'it' || stage.region === 'es'
            ? 'cypress'
            : 'round',
      index * 26 + random.between(2, 18),
      front(index * 26) + 5,
      random.between(20, 32),
      0.1,
    ),
  )
    .filter((_, index) => Math.abs(index * 26 + 10 - stage.focus) > 18 || kind !== 'poplars')
    .join('')
  const road = path(
    `M-5 ${n(stage.h * 0.8)}Q${n(stage.w / 2)} ${n(stage.h * 0.74)} ${n(stage.w + 5)} ${n(stage.h * 0.8)}V${n(stage.h * 0.93)}Q${n(stage.w / 2)} ${n(stage.h * 0.88)} -5 ${n(stage.h * 0.94)}Z`,
    stage.gradient([
      [0, stage.tone('#EBDCB8', 0, 0.25)],
      [1, stage.tone('#CDB58C', 0, -0.05)],
    ]),
  )
  const s = stage.h * 0.27
  const riders =
    rider(stage, stage.focus, stage.h * 0.86, s, coral, forest, facing) +
    rider(
      stage,
      stage.focus + facing * s * 1.9,
      stage.h * 0.85,
      s * 0.94,
      random.pick(['#F2D9A0', '#5F8B8A', dusk]),
      random.pick([coral, '#E0B252', '#3F5F86']),
      facing,
    )
  return (
    sky(stage) +
    (kind === 'coast' ? farRidges(stage, stage.horizon + 1, 2, 8) : '') +
    back +
    land(stage, front, grass[stage.season][0] as string, 0.06, 0) +
    trees +
    lane(
      stage,
      stage.w - stage.focus,
      front(stage.w - stage.focus) + 1,
      stage.w - stage.focus + facing * 10,
      6,
    ) +
    road +
    riders +
    meadow(stage, stage.h * 0.93, ['#F6EBD6', coral, '#E9C84C'], 1.1)
  )
}
