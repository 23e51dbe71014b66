import { coral, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, dots, ellipse, group, n, path, rect, stroke, times } from '../stage/svg'

/** From above: cup, croissant, juice and fruit on a tray on the bed linen. */
export function breakfast(stage: Stage): string {
  const random = stage.random.branch('breakfast')
  const linen = random.pick(['#F6EEE0', '#E9E4D6', '#DDE3DA', '#F3DDCB'])
  const s = stage.h
  const x = stage.w > 260 ? stage.focus : stage.w / 2
  const y = s * 0.52
  const wood = random.pick(['#B98A5E', '#8F6547', '#D9BE95'])
  const turn = random.between(-9, 9)
  const shadowOf = (cx: number, cy: number, r: number): string =>
    circle(cx - stage.light * r * 0.16, cy + r * 0.14, r, stage.mood.shade, 'opacity=".22"')
  const disc = (cx: number, cy: number, r: number, fill: string, lit = 0.1): string =>
    shadowOf(cx, cy, r) +
    circle(cx, cy, r, stage.tone(fill, 0, lit)) +
    circle(
      cx,
      cy,
      r * 0.86,
      stage.gradient(
        [
          [0, stage.tone(fill, 0, stage.light < 0 ? 0.35 : -0.12)],
          [1, stage.tone(fill, 0, stage.light < 0 ? -0.12 : 0.35)],
        ],
        'right',
      ),
    )
  const cup =
    disc(x - s * 0.34, y + s * 0.1, s * 0.155, '#FBF6EC') +
    disc(x - s * 0.34, y + s * 0.1, s * 0.1, '#FFFFFF') +
    circle(x - s * 0.34, y + s * 0.1, s * 0.08, stage.tone('#7A4E33', 0, 0)) +
    path(
      `M${n(x - s * 0.39)} ${n(y + s * 0.09)}q${n(s * 0.05)} ${n(-s * 0.06)} ${n(s * 0.1)} 0q${n(-s * 0.04)} ${n(s * 0.08)} ${n(-s * 0.1)} 0z`,
      stage.tone('#E3C49A', 0, 0.2),
    )
  const crescent = (at: number): string =>
    path(
      `M${n(x + at - s * 0.13)} ${n(y - s * 0.02)}Q${n(x + at - s * 0.12)} ${n(y - s * 0.17)} ${n(x + at)} ${n(y - s * 0.17)}Q${n(x + at + s * 0.12)} ${n(y - s * 0.17)} ${n(x + at + s * 0.13)} ${n(y - s * 0.02)}Q${n(x + at + s * 0.07)} ${n(y - s * 0.07)} ${n(x + at)} ${n(y - s * 0.07)}Q${n(x + at - s * 0.07)} ${n(y - s * 0.07)} ${n(x + at - s * 0.13)} ${n(y - s * 0.02)}Z`,
      stage.gradient([
        [0, stage.tone('#E3AE66', 0, 0.3)],
        [1, stage.tone('#B8743A', 0, 0)],
      ]),
    ) +
    stroke(
      [-0.07, -0.025, 0.025, 0.07]
        .map(
          (dx) =>
            `M${n(x + at + dx * s)} ${n(y - s * (0.165 - Math.abs(dx) * 0.4))}l${n(-dx * s * 0.25)} ${n(s * 0.085)}`,
        )
        .join(''),
      stage.tone('#9A5A2E', 0, 0),
      s * 0.008,
    )
  const plateOf =
    disc(x, y - s * 0.08, s * 0.21, '#FBF6EC') +
    group(
      path(
        `M${n(x - s * 0.13)} ${n(y)}q${n(s * 0.13)} ${n(-s * 0.16)} ${n(s * 0.26)} 0z`,
        stage.mood.shade,
        'opacity=".18"',
      ) + crescent(0),
      `transform="rotate(${n(turn * 3)} ${n(x)} ${n(y - s * 0.08)})"`,
    )
  const juice =
    disc(x + s * 0.36, y - s * 0.16, s * 0.085, '#FFFFFF', 0.3) +
    circle(x + s * 0.36, y - s * 0.16, s * 0.068, stage.tone('#F0A040', 0, 0.2)) +
    circle(x + s * 0.34, y - s * 0.18, s * 0.03, stage.tone('#F9D08A', 0, 0.3), 'opacity=".6"')
  const berries =
    disc(x + s * 0.33, y + s * 0.14, s * 0.12, random.pick([sage, '#8FA9B8', '#E8C9A0'])) +
    dots(
      times(
        12,
        (index) =>
          [
            x + s * 0.33 + Math.cos(index * 2.4) * s * 0.02 * Math.sqrt(index) * 1.1,
            y + s * 0.14 + Math.sin(index * 2.4) * s * 0.02 * Math.sqrt(index) * 1.1,
            s * 0.022,
          ] as const,
      ),
      stage.tone(random.pick([coral, '#5A4A7C', '#B83F4A']), 0, 0),
    ) +
    dots(
      times(
        8,
        (index) =>
          [
            x + s * 0.325 + Math.cos(index * 2.4) * s * 0.05,
            y + s * 0.132 + Math.sin(index * 2.4) * s * 0.05,
            s * 0.006,
          ] as const,
      ),
      '#FFFFFF',
      'opacity=".7"',
    )
  const jam =
    disc(x - s * 0.08, y + s * 0.22, s * 0.055, '#FFFFFF', 0.2) +
    circle(x - s * 0.08, y + s * 0.22, s * 0.042, stage.tone('#B83F3A')) +
    disc(x + s * 0.07, y + s * 0.22, s * 0.055, '#FFFFFF', 0.2) +
    circle(x + s * 0.07, y + s * 0.22, s * 0.042, stage.tone('#F2D58A', 0, 0.2))
  const flower = random.chance(0.6)
    ? group(
        times(6, (index) =>
          ellipse(
            x - s * 0.36 + Math.cos(index * 1.047) * s * 0.045,
            y - s * 0.2 + Math.sin(index * 1.047) * s * 0.045,
            s * 0.036,
            s * 0.036,
            stage.tone('#F3C9BE', 0, index % 2 ? 0.3 : 0),
          ),
        ).join('') + circle(x - s * 0.36, y - s * 0.2, s * 0.03, stage.tone('#E9B84C')),
        '',
      ) +
      path(
        `M${n(x - s * 0.4)} ${n(y - s * 0.16)}q${n(-s * 0.08)} ${n(s * 0.02)} ${n(-s * 0.08)} ${n(s * 0.1)}q${n(s * 0.08)} ${n(-s * 0.01)} ${n(s * 0.08)} ${n(-s * 0.1)}z`,
        stage.tone('#5E8A66'),
      )
    : disc(x - s * 0.36, y - s * 0.2, s * 0.08, '#FBF6EC') +
      ellipse(x - s * 0.36, y - s * 0.2, s * 0.045, s * 0.055, stage.tone('#F2E2C6', 0, 0.3))
  const tray =
    `<rect x="${n(x - s * 0.56 - stage.light * 2.4)}" y="${n(y - s * 0.34 + 2.4)}" width="${n(s * 1.12)}" height="${n(s * 0.68)}" rx="${n(s * 0.05)}" fill="${stage.mood.shade}" opacity=".2"/><rect x="${n(x - s * 0.56)}" y="${n(y - s * 0.34)}" width="${n(s * 1.12)}" height="${n(s * 0.68)}" rx="${n(s * 0.05)}" fill="${stage.tone(wood, 0, 0.15)}"/><rect x="${n(x - s * 0.53)}" y="${n(y - s * 0.31)}" width="${n(s * 1.06)}" height="${n(s * 0.62)}" rx="${n(s * 0.035)}" fill="${stage.tone(wood, 0, -0.08)}"/>` +
    stroke(
      times(7, (index) => `M${n(x - s * 0.5)} ${n(y - s * 0.25 + index * s * 0.083)}h${n(s)}`).join(''),
      stage.mood.shade,
      0.25,
      'opacity=".2"',
    )
  const folds = times(Math.ceil(stage.w / 22), (index) =>
    path(
      `M${n(index * 22 + random.between(-8, 8))} -2q${n(random.between(4, 16))} ${n(s * 0.5)} ${n(random.between(-14, 6))} ${n(s + 4)}h${n(random.between(7, 14))}q${n(random.between(2, 9))} ${n(-s * 0.5)} ${n(random.between(-4, 12))} ${n(-s - 4)}z`,
      index % 2 ? stage.mood.light : stage.mood.shade,
      `opacity="${index % 2 ? 0.35 : 0.09}"`,
    ),
  ).join('')
  return (
    rect(
      0,
      0,
      stage.w,
      stage.h,
      stage.gradient(
        [
          [0, stage.tone(linen, 0, stage.light < 0 ? 0.3 : -0.15)],
          [1, stage.tone(linen, 0, stage.light < 0 ? -0.15 : 0.3)],
        ],
        'right',
      ),
    ) +
    folds +
    group(
      tray + plateOf + cup + juice + berries + jam + flower,
      `transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`,
    )
  )
}
