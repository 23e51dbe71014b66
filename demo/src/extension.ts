import type { Extension } from '@escapade/gateway/app/extension'
import { fillDemo } from './fill-demo'
import { illustration, illustrationSource } from './pictures/illustration-source'
import { ratesJob } from './rates/roll-forward'
import { createFurnishing } from './register/furnishing'
import { seedCommand } from './seed-command'

/**
 * Extends a gateway by the demo: fills an empty shop, draws its pictures, and keeps the rates of its own hotels
 * going.
 */
export const extension: Extension = {
  fill: fillDemo,
  assetSources: { [illustration]: illustrationSource },
  jobs: (deps) => [ratesJob(deps)],
  furnish: createFurnishing,
  commands: { seed: seedCommand },
}
