import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkNode } from './start/check-node.mjs'

/** `npm test`: everything. `npm test -- lint unit`: only these checks. The last line counts. */
checkNode()
const { rareChecks, runningChecks, staticChecks } = await import('./test/checks.mjs')
const { isDay } = await import('./test/days.mjs')
const { installOnce } = await import('./start/install.mjs')
const { provideSystemNeeds } = await import('./test/system-needs.mjs')

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const broken = []

const wanted = process.argv.slice(2).filter((word) => !isDay(word))
const names = [...staticChecks, ...runningChecks, ...rareChecks].map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  say(`There is no check ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(1)
}

/** @typedef {import('./test/changed.mjs').Check} Check */
/** @typedef {import('./test/changed.mjs').Counts} Counts */

/** @param {Required<Counts>} counts */
const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** @param {Check} check */
async function run({ name, run: check }) {
  const startedAt = performance.now()
  const { passed, failed, skipped = 0 } = await check()
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) broken.push(name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(
    `${failed > 0 ? '✗' : skipped > 0 ? '–' : '✓'} ${name}: ${inWords({ passed, failed, skipped })} (${seconds} s)`,
  )
}

try {
  await installOnce({ workspace, say })
  await provideSystemNeeds({ say })
  const results = path.join(workspace, 'var/test')
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const chosen = (/** @type {Check[]} */ list) =>
    list.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const waiting = chosen(staticChecks)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
  }
  await Promise.all([lane(), lane()])
  const rare = rareChecks.filter(({ name }) => wanted.includes(name))
  for (const check of [...chosen(runningChecks), ...rare]) {
    say(`\n── ${check.name}`)
    await run(check)
  }
} catch (error) {
  total.failed += 1
  broken.push(error instanceof Error ? error.message : String(error))
}

if (broken.length > 0) say(`\nNot in order: ${broken.join(', ')}`)
say(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)
