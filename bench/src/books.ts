import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { workspace } from './shop'

/**
 * `pnpm bench books`: the property that holds the money of orders (money.api.test.ts of the gateway) over 10,000 random
 * steps instead of the few of `npm test`. It ends at the first step after which something does not add up.
 */
const { STEPS = '10000' } = process.env
const { status } = spawnSync(
  'node_modules/.bin/jest',
  ['--selectProjects', 'gateway', '-w', '1', 'gateway/src/capabilities/orders/changes/money.api.test.ts'],
  { cwd: workspace, stdio: 'inherit', env: { ...process.env, BOOKS_STEPS: STEPS } },
)
process.exitCode = status ?? 1
