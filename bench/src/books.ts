import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { runOnProcesses } from './books/process-run'
import { workspace } from './shop'

/**
 * `pnpm bench books`: 10,000 random steps of orders, payments, webhooks, stock and gifts against gateways that are killed
 * again and again. It ends with 1 if a book or a state is untrue afterwards.
 *
 * `MODEL=1`: the property of `npm test` (money.api.test.ts of the gateway) over as many steps, within one process: it ends
 * at the first step after which something does not add up, and shrinks it.
 */
const { MODEL, STEPS = '10000' } = process.env

function runModel(): number {
  const { status } = spawnSync(
    'node_modules/.bin/jest',
    ['--selectProjects', 'gateway', '-w', '1', 'gateway/src/capabilities/orders/changes/money.api.test.ts'],
    { cwd: workspace, stdio: 'inherit', env: { ...process.env, BOOKS_STEPS: STEPS } },
  )
  return status ?? 1
}

async function runProcesses(): Promise<number> {
  const problems = await runOnProcesses()
  for (const problem of problems.slice(0, 50)) process.stdout.write(`${problem}\n`)
  process.stdout.write(`${problems.length === 0 ? 'nothing is untrue' : `${problems.length} are untrue`}\n`)
  return problems.length > 0 ? 1 : 0
}

process.exitCode = MODEL ? runModel() : await runProcesses()
