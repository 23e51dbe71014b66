import { mix } from '../stage/colour'
import { type Height, rolling } from '../stage/land'
import type { Stage } from '../stage/stage'
import {
  circle,
  group,
  n,
  type Point,
  path,
  polygon,
  type Rect,
  rect,
  softShape,
  stroke,
  times,
} from '../stage/svg'

export type View = 'sea' | 'hills' | 'mountains' | 'city' | 'garden'
export const views: readonly View[] = ['sea', 'hills', 'mountains', 'city', 'garden']

/** View through an opening: a small landscape in the weather of the picture. */
export function view(stage: Stage, box: Rect, kind: View, arched = false): string {
  const [x, y, w, h] = box
  const random = stage.random.branch(`view${n(x)}`)
  const [top, middle, low] = stage.mood.sky
  const line = y + h * 0.62
  const ridge = (height: Height, fill: string): string =>
    path(
      `M${times(13, (index) => `${n(x + (w * index) / 12)} ${n(height(x + (w * index) / 12))}`).join('L')}V${n(y + h)}H${n(x)}Z`,
      fill,
    )
  const sunny = circle(
    stage.light < 0 ? x + w * 0.25 : x + w * 0.75,
    y + h * 0.35,
    h * 0.5,
    stage.glow([
      [0, stage.mood.sun, 0.85],
      [0.12, stage.mood.sun, 0.5],
      [1, stage.mood.sun, 0],
    ]),
  )
  const far = ridge(rolling(random, line - h * 0.06, h * 0.05, w), stage.tone('#6F8D8C', 0.6))
  const near = ridge(rolling(random, line + h * 0.12, h * 0.04, w * 0.8), stage.tone('#7A9468', 0.2, 0.1))
  const peaks =
    polygon(
      [
        [x, line + 2],
        [x + w * 0.2, line - h * 0.2],
        [x + w * 0.36, line - h * 0.06],
        [x + w * 0.6, line - h * 0.34],
        [x + w * 0.84, line - h * 0.08],
        [x + w, line - h * 0.18],
        [x + w, line + 2],
      ],
      stage.tone('#8795AA', 0.45),
    ) +
    polygon(
      [
        [x + w * 0.6, line - h * 0.34],
        [x + w * 0.5, line - h * 0.2],
        [x + w * 0.58, line - h * 0.22],
        [x + w * 0.63, line - h * 0.16],
        [x + w * 0.7, line - h * 0.22],
      ],
      stage.tone('#FFFDF8', 0.2, 0.2),
    )
  const sea =
    rect(
      x,
      line,
      w,
      h * 0.4,
      stage.gradient([
        [0, mix(low, middle, 0.5)],
        [1, stage.tone('#2F7F8C', 0.05)],
      ]),
    ) +
    stroke(
      times(
        9,
        (index) =>
          `M${n(x + w * random.between(0.1, 0.8))} ${n(line + h * 0.03 * (index + 1))}h${n(w * 0.1)}`,
      ).join(''),
      stage.mood.sun,
      0.3,
      'opacity=".6"',
    )
  const roofs =
    times(11, (index) => {
      const [left, wide] = [x + (w * index) / 11, w / 11 + 0.3]
      const top = line - h * random.between(0, 0.16)
      return (
        rect(
          left,
          top,
          wide,
          h,
          stage.tone(
            random.pick(['#EADFC8', '#D9C3B0', '#E3BFA0']),
            0.3 + (index % 3) * 0.08,
            index % 2 ? 0.2 : -0.15,
          ),
        ) +
        polygon(
          [
            [left - 0.3, top + 0.2],
            [left + wide / 2, top - h * 0.05],
            [left + wide + 0.3, top + 0.2],
          ],
          stage.tone(random.pick(['#A8654C', '#5D6B76', '#B86146']), 0.3),
        )
      )
    }).join('') +
    polygon(
      [
        [x + w * 0.62, line],
        [x + w * 0.62, line - h * 0.2],
        [x + w * 0.655, line - h * 0.42],
        [x + w * 0.69, line - h * 0.2],
        [x + w * 0.69, line],
      ],
      stage.tone('#8896A0', 0.35),
    )
  const leaves = times(7, (index) =>
    softShape(
      times(
        8,
        (k): Point => [
          x + (w * index) / 6 + Math.cos(k * 0.785) * w * random.between(0.1, 0.16),
          y + h * 0.8 + Math.sin(k * 0.785) * h * random.between(0.1, 0.2),
        ],
      ),
      stage.tone(index % 2 ? '#5B845D' : '#3E6B50', 0.1, index % 2 ? 0.15 : -0.15),
    ),
  ).join('')
  const scenes: Record<View, string> = {
    sea: far + sea,
    hills: far + near,
    mountains: peaks + near,
    city: far + roofs,
    garden: far + near + leaves,
  }
  const shape = (id: string): string =>
    `<clipPath id="${id}">${arched ? path(`M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`, '#000') : rect(x, y, w, h, '#000')}</clipPath>`
  return group(
    rect(
      x,
      y,
      w,
      h,
      stage.gradient([
        [0, top],
        [0.45, middle],
        [0.8, low],
      ]),
    ) +
      sunny +
      scenes[kind],
    `clip-path="url(#${stage.define(shape)})"`,
  )
}
