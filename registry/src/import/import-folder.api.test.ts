import { createPrivateKey } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { built, readJson, remoteKit } from '@escapade/remote-kit/release/testing'
import { startRegistry, type TestRegistry } from '../testing/test-registry'
import { importFolder } from './import-folder'

let registry: TestRegistry
let root: string
beforeEach(async () => {
  registry = await startRegistry()
  root = await mkdtemp(path.join(tmpdir(), 'import-'))
})
afterEach(async () => {
  await registry.close()
  await rm(root, { recursive: true, force: true })
})

/** Publishes to the folder, as a checkout did before there was a registry. */
async function publish(name: string, version: string, ...args: string[]) {
  const dir = await built({ root, name, version })
  await remoteKit(dir, ['publish', '--root', root, '--new', ...args])
  await rm(path.join(dir, 'dist'), { recursive: true })
}

const bring = () => importFolder({ db: registry.db, files: registry.files, now: () => new Date() }, root)

it('takes over remotes with owners, splits and files; squads go on with the keys that they had', async () => {
  await publish('mf-spa', 'v1')
  await publish('mf-spa', 'v2', '--canary', '10')
  await publish('mf-ski', 'v1')
  expect(await bring()).toEqual([
    { name: 'mf-spa', versions: ['v2', 'v1'] },
    { name: 'mf-ski', versions: ['v1'] },
  ])
  expect(await registry.shares('mf-spa')).toEqual({ v2: 10, v1: 90 })
  const before = await readJson(path.join(root, 'registry.json'))
  expect(await registry.read()).toMatchObject({ id: before.id, owners: before.owners })
  expect(await (await fetch(`${registry.address}/remotes/mf-ski/v1/entry.js`)).text()).toBe('entry v1')

  const pem = await readFile(path.join(root, 'squads/var/keys/mf-spa.pem'), 'utf8')
  const squad = registry.as(createPrivateKey(pem))
  expect(await squad.squad()).toMatchObject({ squad: 'spa', remotes: ['mf-spa'] })
  await squad.change('mf-spa', { act: 'promote' })
  await squad.publish({ folder: await registry.build('mf-spa', 'v3') })
  expect(await bring()).toEqual([
    { name: 'mf-spa', skipped: 'spa has it here already' },
    { name: 'mf-ski', skipped: 'ski has it here already' },
  ])
  expect(await registry.shares('mf-spa')).toEqual({ v3: 100 })
}, 60_000)

it('leaves out what was tampered with, and takes the others', async () => {
  await publish('mf-spa', 'v1')
  await publish('mf-ski', 'v1')
  await writeFile(path.join(root, 'releases/mf-spa/v1/entry.js'), 'evil()')
  expect(await bring()).toEqual([
    { name: 'mf-spa', skipped: 'entry.js of v1 is not what was published' },
    { name: 'mf-ski', versions: ['v1'] },
  ])
}, 60_000)

it('does not begin with a folder that has no registry', async () => {
  await expect(bring()).rejects.toThrow('There is no registry')
})
