import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './mutate/areas.mjs'

/**
 * `pnpm mutate [AREA…]`: changes the rules one spot at a time and counts the changes that no unit test notices. Fails
 * below the score that every area has to keep. `--list` names what survived.
 */
const leastScore = 85
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** @typedef {import('./mutate/areas.mjs').Area} Area */
/** @typedef {ConstructorParameters<typeof Stryker>[0]} Options */
/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Mutant */

/** @type {typeof import('../remote-kit/jest/preset.cjs')} */
const { jestProject } = createRequire(import.meta.url)('../remote-kit/jest/preset.cjs')
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

await rm(path.join(root, 'var/mutate'), { recursive: true, force: true })
const words = process.argv.slice(2)
const lists = words.includes('--list')
const wanted = words.filter((word) => word !== '--list')
const unknown = wanted.filter((name) => !areas.some((area) => area.name === name))
if (unknown.length > 0) {
  say(`There is no area ${unknown.join(', ')}. There are: ${areas.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

/**
 * A copy of the sources is mutated; jest runs in it, with only the tests of the area.
 *
 * @param {Area} area
 * @returns {Options}
 */
const optionsFor = ({ name, mutate, roots, tests, coverageAnalysis = 'perTest' }) => ({
  mutate,
  packageManager: 'pnpm',
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: 'tools/mutate/jest.config.cjs',
    config: {
      ...jestProject({ name, environment: 'node', testMatch: tests.map((glob) => `<rootDir>/${glob}`) }),
      roots: roots.map((folder) => `<rootDir>/${folder}`),
      setupFilesAfterEnv: [path.join(root, 'tools/mutate/fewer-runs.cjs')],
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis,
  // A value computed once, when a file is loaded, is covered by every test: a table would be tried for hours.
  ignoreStatic: coverageAnalysis === 'perTest',
  ignorePatterns: ['**/dist', '**/.cache', '**/var', 'e2e', 'bench', 'docs', 'illustrator', 'demo'],
  tempDirName: 'var/mutate',
  reporters: ['progress-append-only'],
  concurrency: 2,
  // On a busy machine a slow test is not an endless loop.
  timeoutMS: 20_000,
  allowConsoleColors: false,
  // The enum that has this member is not exported with Stryker.
  logLevel: /** @type {Options['logLevel']} */ (/** @type {string} */ ('warn')),
})

const caught = new Set(['Killed', 'Timeout'])
const counted = new Set([...caught, 'Survived', 'NoCoverage'])

/** @param {Area} area */
async function run(area) {
  process.chdir(root)
  const results = (await new Stryker(optionsFor(area)).runMutationTest()).filter(({ status }) =>
    counted.has(status),
  )
  const missed = results.filter(({ status }) => !caught.has(status))
  if (lists) for (const mutant of missed) say(describe(mutant))
  const killed = results.length - missed.length
  const late = results.filter(({ status }) => status === 'Timeout').length
  return { name: area.name, killed, late, all: results.length, score: (100 * killed) / results.length }
}

/** @param {Mutant} mutant */
const describe = ({ fileName, location, mutatorName, replacement, status }) =>
  `${path.relative(root, fileName)}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement} (${status})`

const scores = []
for (const area of areas) if (wanted.length === 0 || wanted.includes(area.name)) scores.push(await run(area))
for (const { name, killed, late, all, score } of scores)
  say(
    `${score < leastScore ? '✗' : '✓'} ${name}: ${score.toFixed(1)} % (${killed} of ${all} noticed, ${late} of them by running too long)`,
  )
process.exit(scores.some(({ score }) => score < leastScore) ? 1 : 0)
