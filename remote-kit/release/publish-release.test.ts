/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from '@escapade/shared-contracts/mount/registry'
import { integrityOf } from './integrity'
import { built, readJson, remoteKit } from './testing'

let root: string

const registryFile = () => path.join(root, 'registry.json')
const readRegistry = () => readJson(registryFile())
const liveVersion = async (name: string) => (await readRegistry()).microFrontends[name]?.[0]?.metadata.version
const releasesOf = async (name: string) => (await readdir(path.join(root, 'releases', name))).sort()

type Facts = Partial<Parameters<typeof built>[0]>
async function publish(version: string, { name = 'mf-search', ...facts }: Facts = {}, args = ['--new']) {
  const dir = await built({ root, name, version, ...facts })
  const others = (await readdir(path.join(dir, 'dist'))).filter((one) => one !== version)
  for (const other of others) await rm(path.join(dir, 'dist', other), { recursive: true })
  return remoteKit(dir, ['publish', '--root', root, ...args])
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'registry-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('makes a release live: an immutable folder, and a registry that names it with its hashes', async () => {
  await publish('aaa')
  const registry = Registry.parse(await readRegistry())
  expect(registry.microFrontends['mf-search']).toMatchObject([
    {
      url: '/remotes/mf-search/aaa/entry.js',
      metadata: { version: 'aaa', integrity: integrityOf('entry aaa') },
      extras: { server: { url: '/remotes/mf-search/aaa/server.cjs' } },
    },
  ])
  const folder = path.join(root, 'releases/mf-search/aaa')
  expect((await readdir(folder)).sort()).toEqual(['entry.js', 'release.json', 'server.cjs'])
})

it('loses no remote when several are published at once', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f']
  await Promise.all(names.map((name) => publish('v1', { name })))
  expect(Object.keys((await readRegistry()).microFrontends).sort()).toEqual(names)
  const files = (await readdir(root)).filter((file) => file.startsWith('registry'))
  expect(files.sort()).toEqual(['registry.copy.json', 'registry.history.jsonl', 'registry.json'])
}, 60_000)

it('copies its files while another holds the registry, and names them afterwards', async () => {
  await publish('aaa')
  const lock = `${registryFile()}.lock`
  await mkdir(lock)
  const published = publish('bbb')
  while (!(await releasesOf('mf-search')).includes('bbb')) await utimes(lock, new Date(), new Date())
  expect(await liveVersion('mf-search')).toBe('aaa')
  await rmdir(lock)
  await published
  expect(await liveVersion('mf-search')).toBe('bbb')
})

it('says that no shell has confirmed it', async () => {
  const { stdout } = await publish('aaa')
  expect(stdout).toContain('mf-search aaa is in')
  expect(stdout).toContain('No shell answers')
  expect(stdout).not.toContain('is live')
})

describe('a registry that is missing', () => {
  it('is not made by publishing: the root may be the wrong one', async () => {
    await expect(publish('aaa', {}, [])).rejects.toThrow(/There is no registry .*--new makes one/s)
    expect(await readdir(root)).toEqual(['squads'])
  })

  it('comes back with every remote that it had', async () => {
    await publish('v1', { name: 'mf-a' })
    await publish('v1', { name: 'mf-b' })
    await rm(registryFile())
    await publish('v2', { name: 'mf-b' }, [])
    expect(await liveVersion('mf-a')).toBe('v1')
    expect(await liveVersion('mf-b')).toBe('v2')
  })

  it('is not published to when it lost a remote', async () => {
    await publish('v1', { name: 'mf-a' })
    await publish('v1', { name: 'mf-b' })
    const registry = await readRegistry()
    const { 'mf-b': kept } = registry.microFrontends
    await writeFile(registryFile(), JSON.stringify({ ...registry, microFrontends: { 'mf-b': kept } }))
    await expect(publish('v2', { name: 'mf-b' })).rejects.toThrow(/lost mf-a/)
    expect(await liveVersion('mf-b')).toBe('v1')
  })

  it('is left as it is when it is no registry', async () => {
    await publish('v1')
    await writeFile(registryFile(), '{}')
    await expect(publish('v2')).rejects.toThrow(/is no registry.*registry\.copy\.json/s)
    expect(await readFile(registryFile(), 'utf8')).toBe('{}')
  })
})

describe('what has an owner', () => {
  it('is not published by another squad under its name', async () => {
    await publish('aaa')
    await expect(publish('bbb', { folder: 'mf-other' })).rejects.toThrow(/belongs to another publisher/)
    expect(await liveVersion('mf-search')).toBe('aaa')
    expect(await releasesOf('mf-search')).toEqual(['aaa'])
  })

  it('is published by another once it was handed over', async () => {
    await publish('aaa')
    const refused = await publish('bbb', { folder: 'mf-other' }).catch((error: Error) => error.message)
    const publicKey = /hand-over (\S+)/.exec(String(refused))?.[1] ?? ''
    await remoteKit(path.join(root, 'squads/mf-search'), ['hand-over', publicKey, '--root', root])
    await publish('bbb', { folder: 'mf-other' })
    expect(await liveVersion('mf-search')).toBe('bbb')
    await expect(publish('ccc')).rejects.toThrow(/belongs to another publisher/)
  })

  it('is published from anywhere with the owner’s key', async () => {
    await publish('aaa')
    const dir = await built({ root, name: 'mf-search', version: 'bbb', folder: 'elsewhere' })
    const key = path.join(root, 'squads/var/keys/mf-search.pem')
    await remoteKit(dir, ['publish', '--root', root], { PUBLISH_KEY: key })
    expect(await liveVersion('mf-search')).toBe('bbb')
  })

  it('is a route as well: another remote does not get it', async () => {
    await publish('aaa')
    await expect(publish('v1', { name: 'mf-new', segment: 'mf-search' })).rejects.toThrow(
      'The route "mf-search" belongs to mf-search',
    )
    expect(Object.keys((await readRegistry()).microFrontends)).toEqual(['mf-search'])
  })
})

describe('releases before', () => {
  const longAgo = new Date('2020-01-01')
  const grow = (version: string) => utimes(path.join(root, 'releases/mf-search', version), longAgo, longAgo)

  it('stay however many come after, and go when nothing has used them for a week', async () => {
    for (let count = 0; count < 4; count++) await publish(`v${count}`)
    expect(await releasesOf('mf-search')).toHaveLength(4)
    await grow('v0')
    await publish('last')
    expect(await releasesOf('mf-search')).not.toContain('v0')
    expect(await releasesOf('mf-search')).toHaveLength(4)
  }, 60_000)

  it('count from the moment they were replaced, not from when they were built', async () => {
    await publish('old')
    await grow('old')
    await publish('new')
    await publish('newer')
    expect(await releasesOf('mf-search')).toEqual(['new', 'newer', 'old'])
  })

  it('come back by a command', async () => {
    await publish('old')
    await publish('new')
    const dir = path.join(root, 'squads/mf-search')
    await remoteKit(dir, ['rollback', '--root', root])
    expect(await liveVersion('mf-search')).toBe('old')
    await remoteKit(dir, ['rollback', 'new', '--root', root])
    expect(await liveVersion('mf-search')).toBe('new')
    await expect(remoteKit(dir, ['rollback', 'none', '--root', root])).rejects.toThrow(
      'There is no release none of mf-search',
    )
  })
})

it.each([['--help'], ['-h'], []])('explains itself when asked with "%s"', async (...args) => {
  const { stdout, stderr } = await remoteKit(root, args.filter(Boolean))
  expect(stdout).toContain('remote-kit publish')
  expect(stderr).toBe('')
})

it('names an option that it does not know, without a stack', async () => {
  const failed = await remoteKit(root, ['publish', '--rot']).catch((error) => error.stderr)
  expect(failed).toContain("Unknown option '--rot'")
  expect(failed).not.toMatch(/ {4}at /)
})
