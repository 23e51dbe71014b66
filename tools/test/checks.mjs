import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { auditArguments, judgeAudit } from '../checks/audit.mjs'
import { pnpm } from '../start/install.mjs'
import { typecheck } from '../typecheck.mjs'
import { runChanged } from './changed.mjs'
import { isDay, runDays } from './days.mjs'
import { runCommand } from './run-command.mjs'
import { findChromium } from './system-needs.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const results = path.join(workspace, 'var/test')
const bin = (/** @type {string} */ name) => path.join(workspace, 'node_modules/.bin', name)

/** @typedef {import('./changed.mjs').Check} Check */
/** @typedef {import('./changed.mjs').Counts} Counts */

/** A check that passes or fails as a whole. @param {boolean} passed */
const wholly = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** @param {string} name @param {string[]} args @param {{ show?: boolean }} [options] */
async function command(name, args, options) {
  const { code, output } = await runCommand(name, args, { cwd: workspace, ...options })
  if (code !== 0) process.stdout.write(output)
  return wholly(code === 0)
}

/**
 * Checks of `npm test`. Each check resolves with how many passed and failed, or were skipped.
 *
 * These only read the sources: each uses one core, two run side by side.
 *
 * @type {Check[]}
 */
export const staticChecks = [
  // The longest begins first.
  { name: 'types', run: runTypes },
  { name: 'lint', run: () => command(bin('biome'), ['ci', '.']) },
  {
    name: 'boundaries',
    run: () =>
      command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.']),
  },
  { name: 'unused', run: () => command(bin('knip'), ['--no-config-hints']) },
  {
    name: 'tests-alone',
    run: () => command(bin('knip'), ['--production', '--no-config-hints', '-c', 'knip-production.jsonc']),
  },
  { name: 'structure', run: () => command(process.execPath, ['tools/check-structure.mjs']) },
  { name: 'audit', run: runAudit },
  { name: 'texts', run: () => command(process.execPath, ['tools/check-texts.mjs']) },
  { name: 'tools', run: runToolTests },
  { name: 'packages', run: runPackageTests },
]

/** Checks that use both cores themselves: one after the other. @type {Check[]} */
export const runningChecks = [
  { name: 'unit', run: () => runJest([]) },
  { name: 'build', run: build },
  { name: 'browser', run: () => runPlaywright([]) },
]

/** Only when they are named. @type {Check[]} */
export const rareChecks = [
  { name: 'deep', run: runDeep },
  { name: 'ops', run: runOps },
  { name: 'days', run: () => runDays(process.argv.slice(2).filter(isDay)) },
  {
    name: 'changed',
    run: () =>
      runChanged({ statics: staticChecks, lint: lintFiles, unit: runJest, build, browser: runPlaywright }),
  },
]

/** Suites that do only a part of what they can in everyday runs, as a whole. */
async function runDeep() {
  process.env.DEEP = '1'
  const { output } = await runCommand('git', ['grep', '-l', 'tools/test/deep', '--', '*.ts', '*.tsx'], {
    cwd: workspace,
  })
  const files = output.trim().split('\n')
  const unit = await runJest(['--runTestsByPath', ...files.filter((file) => !file.startsWith('e2e/'))])
  const built = await build()
  const specs = files.filter((file) => file.endsWith('.spec.ts')).map((file) => path.relative('e2e', file))
  const browser = built.failed > 0 ? built : await runPlaywright(specs)
  process.env.TRANSLATED = 'copied'
  const translated = built.failed > 0 ? built : await runPlaywright(['journeys'])
  const all = [unit, browser, translated]
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** The shop in production on real servers: each trouble is caused, and its alert has to fire in time. */
async function runOps() {
  await requirePrometheus()
  const built = await build()
  return built.failed > 0
    ? built
    : runNodeTests(['--import', 'tsx', path.join(workspace, 'bench/src/ops/alerts.test.ts')])
}

async function requirePrometheus() {
  const { code } = await runCommand('prometheus', ['--version'], { cwd: workspace })
  if (code !== 0)
    throw new Error(
      '`npm test -- ops` needs Prometheus. On Debian or Ubuntu: sudo apt-get install prometheus',
    )
}

/** @param {string[]} files */
function lintFiles(files) {
  return command(bin('biome'), ['ci', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files])
}

function build() {
  return command(process.execPath, ['tools/build.mjs'], { show: true })
}

/** Known weaknesses of what is installed. A registry without an answer is said and counted as skipped. */
async function runAudit() {
  const { code, output } = await runCommand('npx', ['--yes', pnpm, ...auditArguments], { cwd: workspace })
  const counts = judgeAudit({ code, output })
  if (code !== 0) process.stdout.write(output)
  if (counts.skipped) process.stdout.write('SKIPPED: the package registry does not answer audits\n')
  return counts
}

async function runTypes() {
  return wholly(await typecheck({ onOutput: (output) => process.stdout.write(output) }))
}

async function runToolTests() {
  // Named one by one: a folder called `test` would be taken for tests as a whole.
  const folders = ['tools/start', 'tools/checks', 'tools/texts'].map((folder) => path.join(workspace, folder))
  return runNodeTests((await Promise.all(folders.map(testsIn))).flat())
}

/** Packs what other repositories install, and looks at it as they would. */
function runPackageTests() {
  return runNodeTests(['--import', 'tsx', path.join(workspace, 'packages/src/packages.test.ts')])
}

/** @param {string[]} files */
async function runNodeTests(files) {
  const args = ['--test', '--test-reporter=tap', ...files]
  const { code, output } = await runCommand(process.execPath, args, { cwd: workspace })
  if (code !== 0) process.stdout.write(output)
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  return atLeastOneFailure(code, { passed: count('pass'), failed: count('fail') })
}

/** @param {string} folder */
const testsIn = async (folder) =>
  (await readdir(folder)).filter((name) => name.endsWith('.test.mjs')).map((name) => path.join(folder, name))

/** @param {string[]} chosen */
async function runJest(chosen) {
  const file = path.join(results, 'jest.json')
  const args = ['--json', '--outputFile', file, '--silent', '--reporters=default', ...chosen]
  const { code } = await runCommand(bin('jest'), args, { cwd: workspace, show: true })
  /** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | null} */
  const report = await readReport(file)
  if (!report) return wholly(false)
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return atLeastOneFailure(code, {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })
}

/** @param {string[]} chosen */
async function runPlaywright(chosen) {
  const e2e = path.join(workspace, 'e2e')
  const hasTests = await access(path.join(e2e, 'playwright.config.ts')).then(
    () => true,
    () => false,
  )
  if (!hasTests) return wholly(false)
  const file = path.join(results, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: (await findChromium()) ?? '' }
  const playwright = path.join(e2e, 'node_modules/.bin/playwright')
  const { code } = await runCommand(playwright, ['test', '--reporter=list,json', ...chosen], {
    cwd: e2e,
    env,
    show: true,
  })
  /** @type {{ stats: { expected: number, flaky: number, unexpected: number } } | null} */
  const report = await readReport(file)
  if (!report) return wholly(false)
  const { expected, flaky, unexpected } = report.stats
  return atLeastOneFailure(code, { passed: expected + flaky, failed: unexpected })
}

const readReport = (/** @type {string} */ file) => readFile(file, 'utf8').then(JSON.parse, () => null)

/**
 * A runner that ends badly has failed even where it counts no failed test.
 *
 * @param {number} code
 * @param {Counts} counts
 */
const atLeastOneFailure = (code, { passed, failed }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
})
