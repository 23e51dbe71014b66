import { sunX, sunY } from './sky'
import type { Stage } from './stage'
import { circle, rect } from './svg'

/**
 * Last touch that binds a picture together: a wash of the hour's light and slightly darker corners; grain.ts lies
 * over both.
 */
export const finish = (stage: Stage): string => wash(stage) + corners(stage)

function wash(stage: Stage): string {
  const reach = stage.h * 0.95
  const fill = stage.glow([
    [0, stage.mood.light, 0.2],
    [1, stage.mood.light, 0],
  ])
  return circle(sunX(stage), Math.max(0, sunY(stage)), reach, fill)
}

const corners = (stage: Stage): string =>
  rect(
    0,
    0,
    stage.w,
    stage.h,
    stage.gradient([
      [0, stage.mood.shade, 0.1],
      [0.25, stage.mood.shade, 0],
      [0.72, stage.mood.shade, 0],
      [1, stage.mood.shade, 0.16],
    ]),
  )
