/** @jest-environment node */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Registry } from '@escapade/shared-contracts/mount/registry'

const run = promisify(execFile)
const kit = path.resolve(__dirname, '..')
let root: string

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A release folder as a build leaves it. */
async function built(name: string, version: string) {
  const folder = path.join(root, 'dist', `${name}-${version}`)
  await mkdir(folder, { recursive: true })
  const files = { 'entry.js': `entry ${version}`, 'server.cjs': `server ${version}` }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  const release = {
    name,
    version,
    manifest: { name, routes: [], fragments: [] },
    entry: { file: 'entry.js', global: 'x' },
    exposes: {},
    server: 'server.cjs',
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release))
  return folder
}

const publish = (folder: string) =>
  run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { publishRelease } from './release/publish-release.mjs'
       await publishRelease({ folder: '${folder}', root: '${root}' })`,
    ],
    { cwd: kit },
  )

const readRegistry = async () => JSON.parse(await readFile(path.join(root, 'registry.json'), 'utf8'))

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'registry-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('makes a release live: an immutable folder, and a registry that names it with its hashes', async () => {
  await publish(await built('mf-search', 'aaa'))
  const registry = Registry.parse(await readRegistry())
  expect(registry.microFrontends['mf-search']).toMatchObject([
    {
      url: '/remotes/mf-search/aaa/entry.js',
      metadata: { version: 'aaa', integrity: integrityOf('entry aaa') },
      extras: { server: { url: '/remotes/mf-search/aaa/server.cjs', integrity: integrityOf('server aaa') } },
    },
  ])
  const folder = path.join(root, 'releases/mf-search/aaa')
  expect((await readdir(folder)).sort()).toEqual(['entry.js', 'release.json', 'server.cjs'])
})

it('keeps the releases before, for the tabs that are open', async () => {
  await publish(await built('mf-search', 'aaa'))
  await publish(await built('mf-search', 'bbb'))
  expect((await readRegistry()).microFrontends['mf-search'][0].metadata.version).toBe('bbb')
  expect((await readdir(path.join(root, 'releases/mf-search'))).sort()).toEqual(['aaa', 'bbb'])
})

it('loses no remote when several are published at once', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f']
  const folders = await Promise.all(names.map((name) => built(name, 'v1')))
  await Promise.all(folders.map(publish))
  expect(Object.keys((await readRegistry()).microFrontends).sort()).toEqual(names)
  expect((await readdir(root)).filter((file) => file.startsWith('registry.json'))).toEqual(['registry.json'])
}, 30_000)
