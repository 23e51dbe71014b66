import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bringBuilt } from '../../tools/build/targets.mjs'
import { lane, ports } from './addresses'
import { type Change, changeRelease } from './change-release'
import { startServer, varDir, workspace } from './processes'
import { startShell } from './shop'

const run = promisify(execFile)
const name = `squad-${lane}`
const shell = `http://localhost:${ports.failing}`
const registry = `http://127.0.0.1:${ports.registry}`

/** Code that is added to files of a release whose names begin so: `{ 'app.start.': 'throw new Error("x")' }`. */
export type Additions = Record<string, string>

/** A remote that the registry does not have. */
export const unpublished = 'mf-account'

/** A registry that tries releases on a shell of its own, with the remotes of this workspace in it but for one. */
export async function openSquad() {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-squad-'))
  for (const one of [`registry-${name}`, `shell-${name}`])
    await rm(path.join(varDir, one), { recursive: true, force: true })
  const settings = { REGISTRY_OPEN: '1', TRIAL_SHELL_URL: shell, PORT: String(ports.registry) }
  const server = await startServer({
    name: `registry-${name}`,
    script: 'registry/dist/server.js',
    env: { ...settings, VAR_DIR: path.join(varDir, `registry-${name}`) },
    readyUrl: `${registry}/health/ready`,
    withinMs: 60_000,
  })
  await bringBuilt(registry, [unpublished])
  const startShop = (settings = {}) =>
    startShell({
      port: ports.failing,
      registry: `${registry}/registry.json`,
      name: `shell-${name}`,
      settings,
    })
  let shop = await startShop()
  return {
    /**
     * Publishes the built release of a remote with something added, or the bundle of another under its name; answers what
     * the command said.
     */
    async publish(
      remote: string,
      version: string,
      additions: Additions = {},
      bundle = remote,
    ): Promise<string> {
      const dir = path.join(folder, remote)
      await rm(dir, { recursive: true, force: true })
      await cp(path.join(workspace, remote, 'remote.json'), path.join(dir, 'remote.json'))
      await cp(await onlyFolder(path.join(workspace, bundle, 'dist')), path.join(dir, 'dist', version), {
        recursive: true,
      })
      await changeRelease(path.join(dir, 'dist', version), version, adding(additions))
      if (bundle !== remote) await callIt(remote, path.join(dir, 'dist', version))
      const env = {
        ...process.env,
        REGISTRY_URL: registry,
        SHELL_URL: shell,
        PUBLISH_KEY: path.join(workspace, 'var/keys', `${remote}.pem`),
      }
      const kit = path.join(workspace, 'remote-kit/bin/remote-kit.mjs')
      const ended = run(process.execPath, [kit, 'publish'], { cwd: dir, env, timeout: 170_000 })
      const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error)
      return stdout + stderr
    },
    liveVersion: async (remote: string): Promise<string> => {
      const { microFrontends } = await (await fetch(`${registry}/registry.json`)).json()
      return microFrontends[remote][0].metadata.version
    },
    /** Goes on with a shell whose gateway is not there. */
    async loseGateway() {
      await shop.stop()
      shop = await startShop({ GATEWAY_URL: 'http://127.0.0.1:9' })
    },
    async stop() {
      await shop.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Puts the name and the routes of a remote on a release of another. */
async function callIt(remote: string, folder: string) {
  const file = path.join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8'))
  const manifest = JSON.parse(await readFile(path.join(workspace, remote, 'remote.json'), 'utf8'))
  await writeFile(file, JSON.stringify({ ...release, name: remote, manifest }))
}

async function onlyFolder(dir: string): Promise<string> {
  const [only = ''] = await readdir(dir)
  return path.join(dir, only)
}

/** Puts code at the end of each file whose name begins as said. */
const adding =
  (additions: Additions): Change =>
  (file, content) => {
    const added = Object.entries(additions).flatMap(([start, code]) =>
      file.startsWith(start) ? [`\n;${code}\n`] : [],
    )
    return content + added.join('')
  }
