import { pictureCard } from '../parts/still-life'
import { view, views } from '../parts/window-views'
import { coral, forest } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, n, type Point, path, polygon, type Rect, rect, softShape, stroke, times } from '../stage/svg'

/** An opened envelope with a picture card coming out: the gift voucher. */
export function voucher(stage: Stage): string {
  const random = stage.random.branch('voucher')
  const y = stage.h * 0.16
  const x = stage.focus
  const s = stage.h * 0.9
  const sign = x > stage.w / 2 ? -1 : 1
  const [paper, seal] = random.pick([
    ['#F1E4CB', coral],
    ['#A9B89A', forest],
    ['#E3A58F', forest],
    ['#8797AE', '#D9A441'],
    ['#2F5A4C', coral],
  ] as const)
  const turn = random.between(-7, 7)
  const [w, h] = [s * 0.86, s * 0.52]
  const [left, top] = [x - w / 2, stage.h * 0.42]
  const card: Rect = [x - w * 0.44, stage.h * 0.12, w * 0.88, h * 1.05]
  const kind = random.pick(views)
  const inside =
    polygon(
      [
        [left, top],
        [x, top - h * 0.46],
        [left + w, top],
      ],
      stage.tone(paper, 0, -0.35),
    ) + rect(left, top, w, h, stage.tone(paper, 0, -0.42))
  const face =
    rect(card[0], card[1], card[2], card[3], stage.tone('#FFFBF3', 0, 0.25)) +
    view(stage, [card[0] + w * 0.03, card[1] + w * 0.03, card[2] - w * 0.06, h * 0.56], kind) +
    rect(card[0] + w * 0.05, card[1] + h * 0.7, w * 0.36, h * 0.045, stage.tone(forest))
  const pocket =
    polygon(
      [
        [left, top],
        [x, top + h * 0.56],
        [left + w, top],
        [left + w, top + h],
        [left, top + h],
      ],
      stage.gradient([
        [0, stage.tone(paper, 0, 0.1)],
        [1, stage.tone(paper, 0, -0.08)],
      ]),
    ) +
    polygon(
      [
        [left, top + h],
        [x, top + h * 0.46],
        [left + w, top + h],
      ],
      stage.tone(paper, 0, 0.28),
    ) +
    stroke(
      `M${n(left)} ${n(top + h)}L${n(x)} ${n(top + h * 0.46)}L${n(left + w)} ${n(top + h)}`,
      stage.mood.shade,
      0.4,
      'opacity=".25"',
    ) +
    circle(x + 0.6, top + h * 0.62, s * 0.062, stage.mood.shade, 'opacity=".25"') +
    softShape(
      times(
        11,
        (index): Point => [
          x + Math.cos(index * 0.571) * s * 0.064 * random.between(0.95, 1.1),
          top + h * 0.6 + Math.sin(index * 0.571) * s * 0.064 * random.between(0.95, 1.1),
        ],
      ),
      stage.tone(seal, 0, 0),
    ) +
    circle(x, top + h * 0.6, s * 0.042, stage.tone(seal, 0, 0.2)) +
    path(
      `M${n(x)} ${n(top + h * 0.6 + s * 0.022)}q${n(-s * 0.036)} ${n(-s * 0.03)} ${n(-s * 0.012)} ${n(-s * 0.042)}q${n(s * 0.012)} 0 ${n(s * 0.012)} ${n(s * 0.014)}q0 ${n(-s * 0.014)} ${n(s * 0.012)} ${n(-s * 0.014)}q${n(s * 0.024)} ${n(s * 0.012)} ${n(-s * 0.012)} ${n(s * 0.042)}z`,
      stage.tone(seal, 0, -0.35),
    )
  const table = random.pick(['#D9BE95', '#E9DFCE', '#B9C0B0', '#C79A6B', '#E3C4AE'])
  const surface =
    rect(
      0,
      0,
      stage.w,
      stage.h,
      stage.gradient(
        [
          [0, stage.tone(table, 0, stage.light < 0 ? 0.35 : -0.15)],
          [1, stage.tone(table, 0, stage.light < 0 ? -0.15 : 0.35)],
        ],
        'right',
      ),
    ) +
    [0, 1, 2]
      .map((index) =>
        polygon(
          [
            [x + stage.light * (70 - index * 34), -2],
            [x + stage.light * (92 - index * 34), -2],
            [x + stage.light * (30 - index * 34), stage.h + 2],
            [x + stage.light * (8 - index * 34), stage.h + 2],
          ],
          stage.mood.light,
          'opacity=".22"',
        ),
      )
      .join('')
  const side = x + sign * s * 0.78
  return (
    surface +
    leafBranch(stage, side, stage.h * 0.9, s * 0.8, sign) +
    pictureCard(stage, [x + sign * s * 0.66 - s * 0.2, y + s * 0.5, s * 0.44, s * 0.32], sign * 14) +
    `<g transform="rotate(${n(turn)} ${n(x)} ${n(top)})">${rect(left - stage.light * 2.5, top + 2.5, w, h, stage.mood.shade, 'opacity=".25"')}${inside}${face}${pocket}</g>` +
    (stage.w > 260 ? leafBranch(stage, stage.w - x, stage.h * 0.8, s * 0.7, -sign) : '')
  )
}

const leafBranch = (stage: Stage, x: number, y: number, s: number, sign: number): string =>
  stroke(
    `M${n(x)} ${n(y)}q${n(sign * s * 0.1)} ${n(-s * 0.5)} ${n(sign * s * 0.3)} ${n(-s * 0.86)}`,
    stage.tone('#6B7A58'),
    s * 0.012,
  ) +
  times(14, (index) => {
    const share = (index + 1) / 15
    const [cx, cy] = [
      x + sign * s * (0.1 * share + 0.2 * share * share),
      y - s * 0.92 * share + s * 0.06 * share * share,
    ]
    const out = index % 2 ? 1 : -1
    const reach = s * 0.16 * (1.15 - share * 0.6)
    return path(
      `M${n(cx)} ${n(cy)}q${n(out * reach * 0.3)} ${n(-reach * 0.7)} ${n(out * reach)} ${n(-reach * 0.6)}q${n(-out * reach * 0.2)} ${n(reach * 0.6)} ${n(-out * reach)} ${n(reach * 0.6)}z`,
      stage.tone('#7F9A78', 0, out === stage.light ? 0.3 : -0.2),
    )
  }).join('')
