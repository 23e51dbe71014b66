import { access, readdir } from 'node:fs/promises'
import process from 'node:process'
import { runCommand } from './run-command.mjs'

/** Chromium without a window: what it shows is the same, in little more than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const browsers = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const exists = (/** @type {string} */ file) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A Chromium for the browser tests: the one named by the environment, or the system's. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...browsers].filter(Boolean)
  for (const file of candidates) if (await exists(file)) return file
  return null
}

const hasPostgres = async () => (await readdir('/usr/lib/postgresql').catch(() => [])).length > 0

async function findMissing() {
  const missing = []
  if (!(await findChromium())) missing.push('chromium')
  if (!(await hasPostgres())) missing.push('postgresql')
  if (!(await exists('/usr/bin/redis-server'))) missing.push('redis-server')
  return missing
}

/** Faster, and not to be had everywhere: what is missing without it is a browser. */
const findWished = async () =>
  process.env.CHROMIUM_PATH || (await exists(headlessShell)) ? [] : ['chromium-headless-shell']

/**
 * Installs what the tests need of the system, where that is allowed; else throws, saying what to install.
 *
 * @param {{ say: (line: string) => void }} options
 */
export async function provideSystemNeeds({ say }) {
  const mayInstall = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))
  if (mayInstall) await installMissing(say)
  const stillMissing = await findMissing()
  if (stillMissing.length > 0) throw new Error(advice(stillMissing))
}

/** @param {(line: string) => void} say */
async function installMissing(say) {
  const wished = await findWished()
  const missing = [...wished, ...(await findMissing())]
  if (missing.length === 0) return
  say(`Installing ${missing.join(' and ')}`)
  await apt('update', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10')
  if (wished.length > 0) await aptInstall(wished)
  const needed = await findMissing()
  if (needed.length > 0) await aptInstall(needed)
}

const apt = (/** @type {string[]} */ ...args) =>
  runCommand('apt-get', ['-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' }, show: true })

const aptInstall = (/** @type {string[]} */ packages) =>
  apt('install', '-y', '--no-install-recommends', ...packages)

const advice = (/** @type {string[]} */ packages) =>
  `The tests need ${packages.join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}` +
  (packages.includes('chromium')
    ? '\nA browser elsewhere can be named: CHROMIUM_PATH=/path/to/chromium npm test'
    : '')
