import { access, readdir } from 'node:fs/promises'
import process from 'node:process'
import { runCommand } from './run-command.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A Chromium for the browser tests: the one named by the environment, or the system's. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...browsers].filter(Boolean)
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

/** Installs what the tests need of the system, where that is allowed; else throws, saying what to install. */
export async function provideSystemNeeds({ say }) {
  const missing = await findMissing()
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))
  if (mayInstall) {
    say(`Installing ${missing.join(' and ')}`)
    await aptInstall(missing)
  }
  const stillMissing = await findMissing()
  if (stillMissing.length > 0) throw new Error(advice(stillMissing))
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env, show: true })
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    show: true,
  })
}

const advice = (packages) =>
  `The tests need ${packages.join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}` +
  (packages.includes('chromium')
    ? '\nA browser elsewhere can be named: CHROMIUM_PATH=/path/to/chromium npm test'
    : '')
