import { candles } from '../parts/hotel-parts'
import { bowl } from '../parts/spa-parts'
import { backdrop, bottle, sprig, tabletop, towelRoll } from '../parts/still-life'
import { forest, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { dots, ellipse } from '../stage/svg'

/** Massage room: table with towels and stones near, screen and window behind. */
export function massage(stage: Stage): string {
  const random = stage.random.branch('massage')
  const y = stage.h * 0.64
  const x = stage.focus
  const s = stage.h * 0.37
  const wall = random.pick(['#C9CDB8', '#E3D2B8', '#B7C2BE', '#D9B9A2'])
  const stone = (dx: number, dy: number, w: number, lit: number): string =>
    ellipse(x + dx * s, y + s * 0.14 - dy * s, w * s, w * s * 0.36, stage.tone('#6E7472', 0, lit - 0.25)) +
    ellipse(
      x + (dx + stage.light * w * 0.2) * s,
      y + s * 0.14 - dy * s - w * s * 0.1,
      w * s * 0.62,
      w * s * 0.18,
      stage.tone('#8A908D', 0, lit + 0.2),
      'opacity=".8"',
    )
  const pile =
    ellipse(x - stage.light * s * 0.2, y + s * 0.26, s * 0.5, s * 0.08, stage.mood.shade, 'opacity=".3"') +
    stone(0, 0, 0.4, -0.1) +
    stone(0.04, 0.22, 0.32, 0) +
    stone(-0.02, 0.4, 0.24, 0.05) +
    stone(0.02, 0.54, 0.16, 0.1)
  const left = x - stage.light * s * 1.25
  const right = x + stage.light * s * 1.25
  return (
    backdrop(stage, wall, y) +
    tabletop(stage, y, random.pick(['#C79A6B', '#A9805A', '#E0CFB0'])) +
    sprig(stage, left, y + s * 0.2, s * 1.75, random.pick(['#D98F9A', '#F3E4DA', '#C9A3C0'])) +
    towelRoll(stage, right - s * 0.25, y + s * 0.3, s * 0.62, '#FBF5EA') +
    towelRoll(stage, right + s * 0.35, y + s * 0.3, s * 0.62, sage) +
    towelRoll(stage, right + s * 0.05, y - s * 0.03, s * 0.62, '#F3E2CC') +
    pile +
    bottle(stage, left + stage.light * s * 0.42, y + s * 0.32, s * 0.75, '#B98A3E') +
    candles(stage, x + stage.light * s * 0.6, y + s * 0.45, s * 0.22) +
    bowl(stage, left - stage.light * s * 0.42, y + s * 0.5, s * 0.6, forest) +
    dots(
      [
        [left - s * 0.5, y + s * 0.3, s * 0.07],
        [left - s * 0.36, y + s * 0.29, s * 0.06],
      ],
      stage.tone('#F3E4DA', 0, 0.2),
    )
  )
}
