import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

export const pnpm = 'pnpm@12.21.0'

/**
 * Installs the pinned dependencies when they, or Node, changed since the last time.
 *
 * @param {{ workspace: string, say: (line: string) => void }} options
 */
export async function installOnce({ workspace, say }) {
  const stamp = path.join(workspace, 'var/build/install')
  const wanted = await hashDependencies(workspace)
  const installed = await readFile(stamp, 'utf8').catch(() => '')
  if (installed === wanted && (await isThere(path.join(workspace, 'node_modules')))) return
  say('Installing dependencies (once; they are pinned in pnpm-lock.yaml)')
  await runPnpm(
    ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    workspace,
  )
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, wanted)
}

/** @param {string} workspace */
async function hashDependencies(workspace) {
  const folders = await readdir(workspace, { withFileTypes: true })
  const packages = folders.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/package.json`)
  const hash = createHash('sha256').update(process.version).update(process.platform)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages.sort()]) {
    hash.update(await readFile(path.join(workspace, file)).catch(() => ''))
  }
  return hash.digest('hex')
}

/** @param {string[]} args @param {string} cwd @returns {Promise<void>} */
function runPnpm(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', pnpm, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    const advice =
      'Installing failed, see above. If the package registry could not be reached, run npm start again later.'
    child.on('error', () =>
      reject(
        new Error('npx is missing: it comes with Node and npm. Install both, then run npm start again.'),
      ),
    )
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(advice))))
  })
}

const isThere = (/** @type {string} */ file) =>
  access(file).then(
    () => true,
    () => false,
  )
