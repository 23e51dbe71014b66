import type { Stage } from './stage'
import { group, n } from './svg'

/** Wider pictures show country: coming nearer would only cut it. */
const widest = 2.4

/** From how near the scene is seen: from where it was painted, or up to a quarter nearer, by lot. */
export function camera(stage: Stage, body: string): string {
  const random = stage.random.branch('camera')
  if (stage.w / stage.h > widest || random.chance(0.3)) return body
  const zoom = random.between(1.05, 1.24)
  const [slackX, slackY] = [stage.w * (zoom - 1), stage.h * (zoom - 1)]
  // The subject comes nearer to the middle, or to the third that it leans to.
  const wanted =
    stage.focus * zoom -
    stage.w * (stage.focus > stage.w / 2 ? random.between(0.46, 0.66) : random.between(0.34, 0.54))
  const x = Math.min(slackX, Math.max(0, wanted))
  // Towers and roofs stay in the picture.
  const y = slackY * random.between(0.02, 0.34)
  return group(body, `transform="translate(${n(-x)} ${n(-y)}) scale(${n(zoom)})"`)
}
