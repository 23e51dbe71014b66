import { access } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { checksFor, nearestSuites, specsFor } from '../checks/changed-plan.mjs'
import { runCommand } from './run-command.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const bin = (/** @type {string} */ name) => path.join(workspace, 'node_modules/.bin', name)

/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */
/** @typedef {{ name: string, run: () => Promise<Counts> }} Check */
/** @typedef {(args: string[]) => Promise<Counts>} Runner */

/** @param {string} name @param {string[]} args */
async function linesOf(name, args) {
  const { code, output } = await runCommand(name, args, { cwd: workspace })
  return code === 0 ? output.split('\n').filter(Boolean) : []
}

/** Files that differ from where the work left `main`, committed or not. */
async function changedFiles() {
  const [base = 'HEAD'] = await linesOf('git', ['merge-base', 'main', 'HEAD'])
  const tracked = await linesOf('git', ['diff', '--name-only', '--diff-filter=d', base])
  const untracked = await linesOf('git', ['ls-files', '--others', '--exclude-standard'])
  return [...new Set([...tracked, ...untracked])]
}

/** @param {string[]} files */
async function relatedSuites(files) {
  const sources = files.filter((file) => /\.([cm]?[jt]sx?|json|scss)$/.test(file) && !/^e2e\//.test(file))
  if (sources.length === 0) return { chosen: [], leftOut: 0 }
  const listed = await linesOf(bin('jest'), ['--listTests', '--findRelatedTests', ...sources])
  const suites = listed.filter((line) => path.isAbsolute(line)).map((line) => path.relative(workspace, line))
  return nearestSuites({ suites, files: sources })
}

/** Only what was built before is built anew within the time. */
const wasBuilt = () =>
  access(path.join(workspace, 'var/registry.json')).then(
    () => true,
    () => false,
  )

/**
 * Checks what a change touches, in some three minutes; its last lines say what was left out.
 *
 * @param {{ statics: Check[], lint: Runner, unit: Runner, build: () => Promise<Counts>, browser: Runner }} checks
 * @returns {Promise<Counts>}
 */
export async function runChanged({ statics, lint, unit, build, browser }) {
  const files = await changedFiles()
  const wanted = checksFor(files)
  const suites = await relatedSuites(files)
  const specs = specsFor(files)
  const isBuilt = await wasBuilt()
  /** @type {Counts} */
  const total = { passed: 0, failed: 0 }
  const add = (/** @type {string} */ name, /** @type {Counts} */ { passed, failed }) => {
    total.passed += passed
    total.failed += failed
    process.stdout.write(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed\n`)
  }
  if (files.length > 0) add('lint', await lint(files))
  const chosen = statics.filter(({ name }) => wanted.includes(name))
  await Promise.all(chosen.map(async ({ name, run }) => add(name, await run())))
  if (suites.chosen.length > 0) add('unit', await unit(['--runTestsByPath', ...suites.chosen]))
  if (specs.chosen.length > 0 && isBuilt) {
    add('build', await build())
    add('browser', await browser(specs.chosen))
  }
  const leftOut = [
    ...(suites.leftOut > 0 ? [`${suites.leftOut} related suites farther away`] : []),
    ...specs.leftOut,
    ...(isBuilt ? [] : [`${specs.chosen.join(', ')}: nothing is built yet (npm run build)`]),
    'unused exports, the audit, journeys of other packages',
  ]
  process.stdout.write(`\nLeft out, for npm test: ${leftOut.join('; ')}\n`)
  return total
}
