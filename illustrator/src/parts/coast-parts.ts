import type { Stage } from '../stage/stage'

export const side = (stage: Stage): 1 | -1 => (stage.focus > stage.w / 2 ? 1 : -1)
