import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const root = path.join(workspace, 'var')
const kit = path.join(workspace, 'remote-kit/bin/remote-kit.mjs')

/**
 * Something that is built: `publish` makes the outcome live and resolves with a few words on it.
 *
 * @typedef {{ name: string, dir: string, inputs: string[], script: string, args: string[],
 *   publish: () => Promise<string>, isLive: () => Promise<boolean> }} Target
 */

/**
 * Targets of a build: the gateway, the shell's two halves, and every folder that calls itself a remote.
 *
 * @returns {Promise<Target[]>}
 */
export async function findTargets() {
  const folders = (await readdir(workspace)).filter((name) => name.startsWith('mf-')).sort()
  const remotes = await Promise.all(
    folders.map(async (name) => ((await isRemote(name)) ? [remote(name)] : [])),
  )
  return [gateway, registry, shellServer, shell, ...remotes.flat()]
}

const isRemote = (/** @type {string} */ name) => exists(path.join(workspace, name, 'src/app/mount.tsx'))

/**
 * A server that is built into one file beside its package.
 *
 * @param {{ name: string, folder: string, script: string, inputs: string[], file: string }} server
 */
const server = ({ name, folder, script, inputs, file }) => ({
  name,
  dir: path.join(workspace, folder),
  inputs,
  script: path.join(workspace, folder, script),
  args: [],
  publish: async () => `is in ${folder}/dist`,
  isLive: () => exists(path.join(workspace, folder, 'dist', file)),
})

const gateway = server({
  name: 'gateway',
  folder: 'gateway',
  script: 'build.ts',
  inputs: [
    'gateway/src',
    'demo/src',
    'demo/locales',
    'illustrator/src',
    'gateway/build.ts',
    'gateway/package.json',
  ],
  file: 'server.js',
})

const registry = server({
  name: 'registry',
  folder: 'registry',
  script: 'build.ts',
  inputs: [
    'registry/src',
    'remote-kit/gate',
    'remote-kit/release',
    'gateway/src/platform',
    'registry/build.ts',
    'registry/package.json',
  ],
  file: 'server.js',
})

const shellServer = server({
  name: 'shell-server',
  folder: 'shell',
  script: 'build-server.ts',
  inputs: ['shell/server', 'shell/src', 'shell/build-server.ts', 'shell/package.json'],
  file: 'server/server.js',
})

const shell = {
  name: 'shell',
  dir: path.join(workspace, 'shell'),
  inputs: [
    'shell/client',
    'shell/src',
    'shell/locales',
    'shell/build.ts',
    'shell/inline-scripts.ts',
    'shell/webpack',
  ],
  script: path.join(workspace, 'shell/build.ts'),
  args: [],
  publish: async () => 'is in shell/dist',
  isLive: () => exists(path.join(workspace, 'shell/dist/client/assets.json')),
}

/** @param {string} name @returns {Target} */
const remote = (name) => ({
  name,
  dir: path.join(workspace, name),
  inputs: [`${name}/src`, `${name}/remote.json`],
  script: kit,
  // Types of all remotes are checked at once (`npm test -- types`).
  args: ['build', '--untyped'],
  async publish() {
    const { publishBuilt } = await releases()
    return `${await publishBuilt({ dir: this.dir, root })} is published`
  },
  async isLive() {
    const { isLive } = await releases()
    return isLive({ name, root })
  },
})

/**
 * Publishes to a registry that runs what was built and it has not got.
 *
 * @param {string} address
 * @param {readonly string[]} [without] Names of remotes that are left out.
 */
export const bringBuilt = async (address, without) =>
  (await releases()).bringBuilt({ root, address, without })

/** Does so for the registry at REGISTRY_URL, else for that of a shop that runs over this checkout, if one does. */
export async function bringToRunning() {
  const { runningRegistry } = await releases()
  const address = process.env.REGISTRY_URL || (await runningRegistry(root))
  if (address) await bringBuilt(address)
}

/** @type {Promise<typeof import('./releases')> | undefined} */
let loading
/** Loaded late and once: the first `npm start` runs this file before anything is installed. */
const releases = () => {
  loading ??= import('tsx/esm/api').then(({ tsImport }) => tsImport('./releases.ts', import.meta.url))
  return loading
}

const exists = (/** @type {string} */ file) =>
  access(file).then(
    () => true,
    () => false,
  )
