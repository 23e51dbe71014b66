import type { Stage } from '../stage/stage'

export const turned2 = (stage: Stage, colour: string): string =>
  stage.gradient(
    [
      [0, stage.tone(colour, 0, stage.light < 0 ? 0.3 : -0.3)],
      [1, stage.tone(colour, 0, stage.light < 0 ? -0.3 : 0.3)],
    ],
    'right',
  )
