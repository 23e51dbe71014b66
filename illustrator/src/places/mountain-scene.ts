import { chalet, farFirs, firs } from '../parts/mountain-parts'
import { church } from '../parts/towers'
import { meadow } from '../parts/woods'
import { land, mist, mountains, rolling } from '../stage/land'
import { grass } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'

export function mountain(stage: Stage): string {
  const random = stage.random.branch('mountain')
  const base = stage.horizon + stage.h * 0.1
  const slope = rolling(random, base - 2, 4, 90)
  const meadowLine = rolling(random, base + stage.h * 0.13, 3, 120)
  const y = meadowLine(stage.focus) + 6
  const house = chalet(stage, stage.focus, y, stage.h * 0.36, 0.03)
  const second = random.chance(0.6)
    ? chalet(stage, stage.w - stage.focus, meadowLine(stage.w - stage.focus) + 2, stage.h * 0.16, 0.14)
    : church(stage, random, stage.w - stage.focus, meadowLine(stage.w - stage.focus) + 2, 18, 0.16)
  return (
    sky(stage) +
    mountains(stage, 'far', { base, height: stage.h * 0.48, depth: 0.6, snow: 0.6, colour: '#7C8FA6' }) +
    mountains(stage, 'near', { base: base + 4, height: stage.h * 0.38, depth: 0.28, snow: 0.35 }) +
    mist(stage, base, 7, 0.55) +
    land(stage, slope, grass[stage.season][1] as string, 0.24) +
    farFirs(stage, 'belt', (x) => slope(x) + 5, 6, 0.28) +
    land(stage, meadowLine, grass[stage.season][0] as string, 0.05, 0) +
    second +
    firs(stage, 'grove', stage.focus + 22, stage.focus + 44, (x) => meadowLine(x) + 3, 22, 0.04) +
    firs(stage, 'left', stage.focus - 44, stage.focus - 24, (x) => meadowLine(x) + 4, 18, 0.08) +
    house +
    meadow(stage, stage.h * 0.88, ['#F6EBD6', '#E9B84C', '#C9857E', '#8A83B8'])
  )
}
