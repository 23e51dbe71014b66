import { launch } from '../parts/boats'
import { spire } from '../parts/castles'
import { bridge, latticeTower } from '../parts/landmarks'
import { church, dome, shaft } from '../parts/towers'
import { windows } from '../parts/windows'
import { wood } from '../parts/woods'
import { farRidges } from '../stage/land'
import { roofs, walls } from '../stage/palette'
import { sky } from '../stage/sky'
import { repeated, type Stage } from '../stage/stage'
import { polygon, rect, times } from '../stage/svg'
import { reflected, water } from '../stage/water'

/** Layers of roofs with a few towers above them, over a river. */
export function skyline(stage: Stage): string {
  const random = stage.random.branch('skyline')
  const bank = stage.horizon + stage.h * 0.1
  const row = (name: string, y: number, low: number, high: number, depth: number): string =>
    repeated(stage, -6, stage.w + 4, 132, (from, to) => roofline(name, y, low, high, depth, from, to))
  const roofline = (
    name: string,
    y: number,
    low: number,
    high: number,
    depth: number,
    from: number,
    to: number,
  ): string => {
    const chance = stage.random.branch(name)
    let body = ''
    for (let x = from; x < to; ) {
      const w = chance.between(9, 18)
      const h = stage.h * chance.between(low, high)
      const wall = chance.pick(walls[stage.region])
      body +=
        shaft(stage, x + w / 2, y, w, h, wall, depth) +
        polygon(
          [
            [x - 0.4, y - h + 0.3],
            [x + w * 0.14, y - h - w * 0.22],
            [x + w * 0.86, y - h - w * 0.22],
            [x + w + 0.4, y - h + 0.3],
          ],
          stage.tone(chance.pick(roofs[stage.region]), depth, 0.05),
        ) +
        (depth < 0.4
          ? windows(
              stage,
              chance,
              [x + w * 0.05, y - h * 0.96, w * 0.9, h * 0.8],
              Math.round(w / 3.6),
              Math.round(h / 5),
              { bars: false },
              depth,
            )
          : '')
      x += w * chance.between(0.9, 1)
    }
    return body
  }
  const first = random.int(0, 3)
  const marks = times(stage.w > 260 ? 5 : 2, (index) => {
    const x =
      index === 0
        ? stage.focus
        : stage.w > 260
          ? stage.w * (0.08 + index * 0.2)
          : stage.w - stage.focus + random.between(-6, 6)
    const size = stage.h * (index === 0 ? 0.6 : 0.42)
    const kinds = [
      () => latticeTower(stage, x, bank, size * 1.05, 0.22),
      () => dome(stage, x, bank - stage.h * 0.08, size * 0.72, 0.25),
      () => church(stage, random, x, bank, size * 0.86, 0.25),
      () =>
        spire(stage, x, bank, size * 0.16, size, 0.25) +
        spire(stage, x + size * 0.2, bank, size * 0.16, size * 0.94, 0.28),
    ]
    return (kinds[(first + index) % kinds.length] as () => string)()
  }).join('')
  const quay = rect(
    -2,
    bank - 1.6,
    stage.w + 4,
    4.6,
    stage.gradient([
      [0, stage.tone('#DCC9A8', 0.05, 0.2)],
      [1, stage.tone('#77695E', 0.05, -0.3)],
    ]),
  )
  const arches = bridge(stage, stage.w - stage.focus - 40, stage.w - stage.focus + 40, bank + 8, 3, 9, 0.05)
  const town =
    row('far', bank - stage.h * 0.1, 0.1, 0.2, 0.55) +
    marks +
    row('near', bank, 0.13, 0.25, 0.15) +
    wood(stage, 'quay', -4, stage.w + 4, () => bank - 1, 4.4, 0.08) +
    quay +
    (random.chance(0.6) ? arches : '')
  const boats = times(stage.w > 260 ? 3 : 1, (index) =>
    launch(stage, stage.w > 260 ? stage.w * (0.2 + index * 0.3) : stage.focus, stage.h * 0.88, 34),
  ).join('')
  return (
    sky(stage) +
    farRidges(stage, stage.horizon + 2, 2, 6) +
    water(stage, bank + 2, '#47707E') +
    reflected(stage, town, bank + 3, 0.35, 0.6) +
    boats
  )
}
