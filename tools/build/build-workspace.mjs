import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashInputs } from './hash-inputs.mjs'
import { runBuild } from './run-build.mjs'
import { findTargets, workspace } from './targets.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {(line: string) => void} Say */
/** @typedef {{ built: string[], fresh: string[], failed: string[] }} Outcome */

/** Two builds at a time: each takes a core and some 400 MB. */
const parallel = 2

/**
 * Builds the targets whose inputs changed since their last build. `say` takes a line of progress.
 * Resolves with the names of those built, those still good, and those that failed.
 *
 * @param {{ names?: string[], force?: boolean, say: Say }} wanted
 * @returns {Promise<Outcome>}
 */
export async function buildWorkspace({ names = [], force = false, say }) {
  const targets = (await findTargets()).filter(({ name }) => names.length === 0 || names.includes(name))
  /** @type {Outcome} */
  const outcome = { built: [], fresh: [], failed: [] }
  /** @type {{ target: Target, inputs: string }[]} */
  const waiting = []
  for (const target of targets) {
    const inputs = await hashInputs(target)
    if (!force && (await isFresh(target, inputs))) outcome.fresh.push(target.name)
    else waiting.push({ target, inputs })
  }
  if (waiting.length === 0) say(`Nothing to build: ${outcome.fresh.length} packages are up to date`)
  else say(`Building ${waiting.map(({ target }) => target.name).join(', ')}`)

  /** @type {(() => Promise<void>)[]} */
  const refused = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const publish = await buildOne({ ...next, outcome, say })
      await publish?.().catch(() => refused.push(publish))
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  // A remote that takes over a route of another waits for the release in which that one has given it up.
  for (const publish of refused) await publish()
  return outcome
}

/**
 * Answers how to make live what was built; nothing where it was not.
 *
 * @param {{ target: Target, inputs: string, outcome: Outcome, say: Say }} work
 */
async function buildOne({ target, inputs, outcome, say }) {
  const started = performance.now()
  const result = await runBuild(target)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (result.error) {
    outcome.failed.push(target.name)
    say(`✗ ${target.name} did not build (${seconds} s)\n${indent(result.error)}`)
    return undefined
  }
  return async () => {
    const live = await target.publish()
    await remember(target, inputs)
    outcome.built.push(target.name)
    say(`✓ ${target.name} ${live} (${seconds} s)`)
  }
}

const stampFile = (/** @type {Target} */ { name }) => path.join(workspace, 'var/build', `${name}.json`)

/** @param {Target} target @param {string} inputs */
async function isFresh(target, inputs) {
  const stamp = await readFile(stampFile(target), 'utf8').catch(() => '{}')
  return JSON.parse(stamp).inputs === inputs && (await target.isLive())
}

/** @param {Target} target @param {string} inputs */
async function remember(target, inputs) {
  await mkdir(path.dirname(stampFile(target)), { recursive: true })
  await writeFile(stampFile(target), JSON.stringify({ inputs }))
}

const indent = (/** @type {string} */ text) => text.trim().replace(/^/gm, '  ')
