import { daylight, framed, opening, plant, roomGlow, shell } from '../parts/interior'
import { views } from '../parts/window-views'
import { coral, forest, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { ellipse, n, path, polygon, type Rect, rect, rects, stroke, times } from '../stage/svg'

type Taste = { wall: string; floor: string; cloth: string; wood: string; classic: boolean }

const tastes: readonly Taste[] = [
  { wall: '#E9DDC9', floor: '#B98A62', cloth: coral, wood: '#8A5F42', classic: false },
  { wall: '#B9C4B0', floor: '#A97F5C', cloth: '#E0B98A', wood: '#6B4A36', classic: true },
  { wall: '#7F94A6', floor: '#9C7654', cloth: '#E3C58E', wood: '#5E4436', classic: true },
  { wall: '#F3ECE0', floor: '#D9BE95', cloth: '#5F8B8A', wood: '#C79A6B', classic: false },
  { wall: '#D9A890', floor: '#A0704F', cloth: forest, wood: '#7A4E38', classic: false },
  { wall: '#41604F', floor: '#8F6A4C', cloth: '#D9A441', wood: '#B98A5E', classic: true },
]

type Bed = {
  x: number
  /** Width. */
  w: number
  sleeps: 1 | 2
}

/** A bed from its foot end: headboard, pillows, a throw in the accent colour. */
function bed(stage: Stage, { x, w, sleeps }: Bed, floorY: number, taste: Taste): string {
  const s = w
  const [top, foot] = [floorY - s * 0.06, Math.min(stage.h - 3, floorY + s * 0.36)]
  const lit = stage.light
  const sheet = stage.gradient(
    [
      [0, stage.tone('#FFFBF3', 0, lit < 0 ? 0.35 : -0.12)],
      [1, stage.tone('#FFFBF3', 0, lit < 0 ? -0.12 : 0.35)],
    ],
    'right',
  )
  const head = taste.classic
    ? path(
        `M${n(x - s * 0.53)} ${n(floorY)}v${n(-s * 0.42)}q${n(s * 0.14)} ${n(-s * 0.02)} ${n(s * 0.2)} ${n(-s * 0.1)}q${n(s * 0.33)} ${n(-s * 0.12)} ${n(s * 0.66)} 0q${n(s * 0.06)} ${n(s * 0.08)} ${n(s * 0.2)} ${n(s * 0.1)}v${n(s * 0.42)}z`,
        stage.tone(taste.wood, 0, 0),
      ) +
      path(
        `M${n(x - s * 0.47)} ${n(floorY)}v${n(-s * 0.36)}q${n(s * 0.47)} ${n(-s * 0.2)} ${n(s * 0.94)} 0v${n(s * 0.36)}z`,
        stage.tone(taste.cloth, 0, -0.12),
      )
    : `<rect x="${n(x - s * 0.56)}" y="${n(floorY - s * 0.4)}" width="${n(s * 1.12)}" height="${n(s * 0.44)}" rx="2" fill="${stage.tone(taste.wood, 0, 0.05)}"/>` +
      stroke(
        times(
          7,
          (index) => `M${n(x - s * 0.42 + index * s * 0.14)} ${n(floorY - s * 0.39)}v${n(s * 0.36)}`,
        ).join(''),
        stage.mood.shade,
        0.4,
        'opacity=".22"',
      )
  const pillow = (at: number, y: number, pw: number, fill: string): string =>
    path(
      `M${n(x + at * s - pw / 2)} ${n(y)}q${n(-pw * 0.06)} ${n(-pw * 0.26)} ${n(pw * 0.06)} ${n(-pw * 0.5)}q${n(pw * 0.44)} ${n(-pw * 0.12)} ${n(pw * 0.88)} 0q${n(pw * 0.12)} ${n(pw * 0.24)} ${n(pw * 0.06)} ${n(pw * 0.5)}q${n(-pw * 0.5)} ${n(pw * 0.1)} ${n(-pw)} 0z`,
      fill,
    )
  const ofOne =
    pillow(0, top, s * 0.76, stage.tone('#FBF3E6', 0, 0.05)) +
    pillow(0, top + s * 0.05, s * 0.5, stage.tone(taste.cloth, 0, 0.12))
  const ofTwo =
    pillow(-0.25, top, s * 0.44, stage.tone('#FBF3E6', 0, 0.05)) +
    pillow(0.25, top, s * 0.44, stage.tone('#FBF3E6', 0, lit * 0.1)) +
    pillow(-0.2, top + s * 0.03, s * 0.34, sheet) +
    pillow(0.2, top + s * 0.03, s * 0.34, sheet) +
    pillow(0, top + s * 0.05, s * 0.24, stage.tone(taste.cloth, 0, 0.12))
  const pillows = sleeps === 1 ? ofOne : ofTwo
  const quilt = path(
    `M${n(x - s * 0.5)} ${n(top)}H${n(x + s * 0.5)}L${n(x + s * 0.66)} ${n(foot)}Q${n(x)} ${n(foot + s * 0.05)} ${n(x - s * 0.66)} ${n(foot)}Z`,
    sheet,
  )
  const drop = path(
    `M${n(x - s * 0.66)} ${n(foot)}Q${n(x)} ${n(foot + s * 0.05)} ${n(x + s * 0.66)} ${n(foot)}v${n(s * 0.2)}H${n(x - s * 0.66)}Z`,
    stage.tone('#EADFCB', 0, -0.2),
  )
  const throwOver = path(
    `M${n(x - s * 0.592)} ${n(top + (foot - top) * 0.58)}Q${n(x)} ${n(top + (foot - top) * 0.64)} ${n(x + s * 0.592)} ${n(top + (foot - top) * 0.58)}L${n(x + s * 0.64)} ${n(foot - s * 0.03)}Q${n(x)} ${n(foot + s * 0.02)} ${n(x - s * 0.64)} ${n(foot - s * 0.03)}Z`,
    stage.gradient(
      [
        [0, stage.tone(taste.cloth, 0, lit < 0 ? 0.2 : -0.2)],
        [1, stage.tone(taste.cloth, 0, lit < 0 ? -0.2 : 0.2)],
      ],
      'right',
    ),
  )
  const folds = stroke(
    [-0.32, -0.1, 0.14, 0.36]
      .map(
        (at) =>
          `M${n(x + at * s)} ${n(top + s * 0.1)}q${n(at * s * 0.12)} ${n(s * 0.12)} ${n(at * s * 0.16)} ${n(s * 0.26)}`,
      )
      .join(''),
    stage.mood.shade,
    0.5,
    'opacity=".12"',
  )
  return head + quilt + folds + pillows + throwOver + drop
}

function nightstand(stage: Stage, x: number, floorY: number, s: number, taste: Taste): string {
  const on = stage.mood.lamps > 0.25
  const shade = polygon(
    [
      [x - s * 0.3, floorY - s * 1.25],
      [x - s * 0.2, floorY - s * 1.75],
      [x + s * 0.2, floorY - s * 1.75],
      [x + s * 0.3, floorY - s * 1.25],
    ],
    on ? '#FFE2AE' : stage.tone('#F4E6CC', 0, 0.2),
  )
  return (
    rect(x - s * 0.38, floorY - s * 0.75, s * 0.76, s * 0.85, stage.tone(taste.wood, 0, -0.15)) +
    rect(x - s * 0.42, floorY - s * 0.8, s * 0.84, s * 0.1, stage.tone(taste.wood, 0, 0.25)) +
    rects(
      [
        [x - s * 0.1, floorY - s * 0.5, s * 0.2, s * 0.05],
        [x - s * 0.03, floorY - s * 1.3, s * 0.06, s * 0.52],
      ],
      stage.tone('#D9A441'),
    ) +
    ellipse(x, floorY - s * 0.8, s * 0.14, s * 0.05, stage.tone('#D9A441')) +
    shade +
    (on ? roomGlow(stage, x, floorY - s * 1.4, s * 2.6, 0.7) : '')
  )
}

/** Rooms by their beds: `family` has a bed for two and single ones, `suite` a corner to sit in. */
type RoomKind = 'double' | 'single' | 'family' | 'suite'

const roomOf =
  (kind: RoomKind) =>
  (stage: Stage): string =>
    drawRoom(stage, kind)

export const hotelRoom = roomOf('double')
export const singleRoom = roomOf('single')
export const familyRoom = roomOf('family')
export const suite = roomOf('suite')

function drawRoom(stage: Stage, roomKind: RoomKind): string {
  const random = stage.random.branch('room')
  const taste = random.pick(tastes)
  const floorY = stage.h * 0.7
  const w = stage.h * 0.56
  const sign = stage.focus > stage.w / 2 ? 1 : -1
  const bedX =
    stage.w > 260 ? stage.focus : stage.w / 2 + sign * Math.max(stage.w * 0.16, Math.min(stage.w * 0.22, 40))
  const paneW = stage.h * 0.36
  const boxes: Rect[] = times(
    stage.w > 260 ? 3 : 1,
    (index): Rect => [
      stage.w > 260 ? bedX - sign * (86 + index * 92) - paneW / 2 : bedX - sign * w * 1.02 - paneW / 2,
      stage.h * 0.12,
      paneW,
      stage.h * 0.44,
    ],
  )
  const kind = random.pick(views)
  const curtain = random.pick(['#F7EFE0', taste.cloth, sage])
  const rug = ellipse(
    bedX,
    stage.h * 0.93,
    w * 0.95,
    stage.h * 0.1,
    stage.tone(taste.cloth, 0, -0.2),
    'opacity=".35"',
  )
  const panels = taste.classic
    ? rects(
        times(
          Math.ceil(stage.w / 22),
          (index): Rect => [index * 22 + 2, stage.h * 0.5, 17, floorY - stage.h * 0.5 - 5],
        ),
        '#FFFFFF',
        'opacity=".1"',
      )
    : ''
  const art = framed(stage, [bedX - w * 0.2, stage.h * 0.1, w * 0.4, stage.h * 0.22])
  const side = { x: bedX - sign * w * 1.05, y: stage.h * 0.88, s: stage.h * 0.26 }
  const isSingle = roomKind === 'single'
  const bedWidth = isSingle ? w * 0.6 : w
  const stands = isSingle ? [sign] : [-1, 1]
  return (
    shell(stage, floorY, taste.wall, taste.floor) +
    panels +
    boxes.map((box) => opening(stage, box, { kind, curtain }) + daylight(stage, box, floorY)).join('') +
    art +
    rug +
    stands.map((at) => nightstand(stage, bedX + at * bedWidth * 0.72, floorY, w * 0.22, taste)).join('') +
    bed(stage, { x: bedX, w: bedWidth, sleeps: isSingle ? 1 : 2 }, floorY, taste) +
    (roomKind === 'family'
      ? bed(stage, { x: bedX - sign * w * 1.32, w: w * 0.56, sleeps: 1 }, floorY, taste)
      : roomKind === 'suite'
        ? sofa(stage, side, taste)
        : armchair(stage, side, taste)) +
    (stage.w > 150 ? plant(stage, bedX + sign * w * 1.1, stage.h * 0.84, stage.h * 0.32) : '')
  )
}

type Seat = { x: number; y: number; s: number }

/** As wide as two armchairs. */
const sofa = (stage: Stage, { x, y, s }: Seat, taste: Taste): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(1.9 1)">${armchair(stage, { x: 0, y: 0, s: s * 0.9 }, taste)}</g>`

function armchair(stage: Stage, { x, y, s }: Seat, taste: Taste): string {
  const colour = taste.cloth === coral ? '#5F8B8A' : coral
  return (
    ellipse(x, y, s * 0.55, s * 0.07, stage.mood.shade, 'opacity=".3"') +
    stroke(
      `M${n(x - s * 0.32)} ${n(y - s * 0.15)}l${n(-s * 0.05)} ${n(s * 0.15)}M${n(x + s * 0.32)} ${n(y - s * 0.15)}l${n(s * 0.05)} ${n(s * 0.15)}`,
      stage.tone(taste.wood, 0, -0.2),
      s * 0.05,
    ) +
    path(
      `M${n(x - s * 0.36)} ${n(y - s * 0.3)}q${n(-s * 0.06)} ${n(-s * 0.6)} ${n(s * 0.36)} ${n(-s * 0.62)}q${n(s * 0.42)} ${n(s * 0.02)} ${n(s * 0.36)} ${n(s * 0.62)}z`,
      stage.tone(colour, 0, -0.12),
    ) +
    path(
      `M${n(x - s * 0.5)} ${n(y - s * 0.5)}q${n(s * 0.14)} ${n(-s * 0.04)} ${n(s * 0.18)} ${n(s * 0.16)}h${n(s * 0.64)}q${n(s * 0.04)} ${n(-s * 0.2)} ${n(s * 0.18)} ${n(-s * 0.16)}q${n(s * 0.02)} ${n(s * 0.3)} ${n(-s * 0.06)} ${n(s * 0.38)}h${n(-s * 0.88)}q${n(-s * 0.08)} ${n(-s * 0.08)} ${n(-s * 0.06)} ${n(-s * 0.38)}z`,
      stage.tone(colour, 0, 0.12),
    ) +
    `<rect x="${n(x - s * 0.31)}" y="${n(y - s * 0.42)}" width="${n(s * 0.62)}" height="${n(s * 0.13)}" rx="${n(s * 0.05)}" fill="${stage.tone(colour, 0, 0.3)}"/>`
  )
}
