import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { integrityOf } from './integrity'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')

type Built = { root: string; name: string; version: string; folder?: string; segment?: string }

/** A remote's folder as a build leaves it, below the root. */
export async function built({ root, name, version, folder = name, segment = name }: Built): Promise<string> {
  const dir = path.join(root, 'squads', folder)
  const release = path.join(dir, 'dist', version)
  await mkdir(release, { recursive: true })
  const files = {
    'entry.js': `entry ${version}`,
    'server.cjs': `exports.render = async () => ({ html: '${version}' })`,
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(release, file), text)
  const manifest = { name, routes: [{ segment, page: 'x' }], fragments: [] }
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify(manifest))
  const described = {
    name,
    version,
    manifest,
    entry: { file: 'entry.js', global: 'x' },
    exposes: {},
    server: 'server.cjs',
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  }
  await writeFile(path.join(release, 'release.json'), JSON.stringify(described))
  return dir
}

/** The port of discarded packets: no shell answers there. */
const noShell = 'http://127.0.0.1:9'

/** Runs the command as a squad does, in the remote's folder. */
export const remoteKit = (dir: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [path.join(kit, 'bin/remote-kit.mjs'), ...args], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', SHELL_URL: noShell, ...env },
  })

export const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
