import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { workspace } from './shop'

/**
 * `pnpm bench reconcile`: reads what has happened at the payment provider among `ORDERS=10000` orders of which one in twenty
 * was refunded there. Prints the time; the target is a minute.
 */
const { ORDERS = '10000' } = process.env
const { status } = spawnSync(
  'node_modules/.bin/jest',
  ['--selectProjects', 'gateway', '-w', '1', 'gateway/src/capabilities/orders/facts/many-facts.api.test.ts'],
  { cwd: workspace, stdio: 'inherit', env: { ...process.env, RECONCILE_ORDERS: ORDERS } },
)
process.exitCode = status ?? 1
