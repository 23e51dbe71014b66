import { camera } from './stage/camera'
import { finish } from './stage/finish'
import { foreground } from './stage/foreground'
import type { Region } from './stage/palette'
import { createStage } from './stage/stage'
import { type Subject, subjects } from './subjects'

export type SceneRequest = {
  subject: Subject
  /** Any stable id (hotel id and picture number, activity id). Same key, same picture. */
  key: string
  /** Pixels. Only the aspect and whether it is a thumbnail change the drawing. */
  width: number
  height: number
  /** Country of the place, not of the visitor: 'it' gives Italian roofs. Drawn by lot when absent. */
  region?: Region | undefined
}

/** A picture as an SVG document. Pure: no clock, no DOM, no files. */
export function scene({ subject, key, width, height, region }: SceneRequest): string {
  const { paint, moods, horizon, regions, outdoors } = subjects[subject]
  const seed = `${subject}/${key}`
  const stage = createStage({ seed, width, height, moods, horizon, region, ...(regions ? { regions } : {}) })
  const painted = paint(stage)
  const body = (outdoors ? camera(stage, painted) + foreground(stage, outdoors) : painted) + finish(stage)
  const [w, h] = [Math.round(stage.w * 100) / 100, Math.round(stage.h * 100) / 100]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs>${stage.definitions()}</defs>${body}</svg>`
}
