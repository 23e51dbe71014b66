import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from '@escapade/shared-contracts/mount/registry'
import { newKey, startRegistry, type TestRegistry } from '../testing/test-registry'

let registry: TestRegistry
beforeAll(async () => {
  registry = await startRegistry()
})
afterAll(() => registry.close())

let count = 0
/** A squad with a remote of a name that no test had before. */
async function newSquad() {
  count += 1
  const name = `mf-${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  return { name, squad: await registry.squad(`squad-${count}`) }
}

describe('a release', () => {
  it('is uploaded, named, signed and served as it is', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'v1')
    expect(await squad.publish({ folder })).toMatchObject({ named: ['v1'], before: [] })
    const document = Registry.parse(await registry.read())
    const [entry] = document.microFrontends[name] ?? []
    expect(entry?.url).toBe(`/remotes/${name}/v1/entry.js`)
    expect(document.owners?.[name]?.key).toBe(squad.publicKey)
    const answer = await fetch(new URL(entry?.url ?? '', registry.address))
    expect(await answer.text()).toBe('entry v1')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const described = await fetch(new URL(entry?.extras.release.url ?? '', registry.address))
    expect(await described.text()).toBe(await readFile(path.join(folder, 'release.json'), 'utf8'))
  })

  it('published twice is one, and sends nothing the second time', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'v1')
    await squad.publish({ folder })
    await squad.publish({ folder })
    expect(registry.said).toContain(`${name} v1: all 2 files are there`)
    expect(await registry.shares(name)).toEqual({ v1: 100 })
    expect(await squad.releases(name)).toHaveLength(1)
  })

  it('is not live before all files are there; what was cut goes on where it ended', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'cut')
    const server = path.join(folder, 'server.cjs')
    const content = await readFile(server)
    await rm(server)
    await expect(squad.publish({ folder })).rejects.toThrow('server.cjs')
    await expect(squad.change(name, { act: 'rollback', version: 'cut' })).rejects.toThrow('no release cut')
    expect(await registry.shares(name)).toEqual({})
    expect((await fetch(`${registry.address}/remotes/${name}/cut/entry.js`)).status).toBe(404)
    await writeFile(server, content)
    await squad.publish({ folder })
    expect(registry.said).toContain('1 of 2 files to send')
    expect(await registry.shares(name)).toEqual({ cut: 100 })
  })

  it('takes no file that is another than it says', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'other')
    await writeFile(path.join(folder, 'entry.js'), 'something else')
    await expect(squad.publish({ folder })).rejects.toThrow(
      'entry.js is not the file that release.json names',
    )
    expect(await registry.shares(name)).toEqual({})
  })

  it.each(['../../evil.js', '/etc/passwd', 'a/../b.js', './a.js', 'a//b.js', 'a\\b.js', ''])(
    'has no file called %j',
    async (file) => {
      const { name, squad } = await newSquad()
      const folder = await registry.build(name, 'v1')
      const described = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))
      described.files[file] = described.files['entry.js']
      await writeFile(path.join(folder, 'release.json'), JSON.stringify(described))
      await expect(squad.publish({ folder })).rejects.toThrow('A file of a release cannot be called')
    },
  )

  it('does not change once it is there', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'v1')
    await squad.publish({ folder })
    const file = path.join(folder, 'release.json')
    await writeFile(file, `${await readFile(file, 'utf8')} `)
    await expect(squad.publish({ folder })).rejects.toThrow(`There is another release v1 of ${name} already`)
  })

  it('too large is refused in words', async () => {
    const { name, squad } = await newSquad()
    const folder = await registry.build(name, 'large')
    await writeFile(path.join(folder, 'entry.js'), Buffer.alloc(20_000_001))
    await expect(squad.publish({ folder })).rejects.toThrow('larger than the registry takes')
  })
})

describe('a squad', () => {
  it('leads a canary to everybody and back, and reads it all in the history', async () => {
    const { name, squad } = await newSquad()
    for (const version of ['v1', 'v2']) await squad.publish({ folder: await registry.build(name, version) })
    await squad.publish({ folder: await registry.build(name, 'v3'), canary: 10 })
    expect(await registry.shares(name)).toEqual({ v3: 10, v2: 90 })
    await squad.change(name, { act: 'canary', share: 25 })
    await squad.change(name, { act: 'promote' })
    expect(await squad.change(name, { act: 'rollback' })).toMatchObject({ version: 'v2', named: ['v2'] })
    expect((await registry.read()).withdrawn[name]).toEqual(['v3'])
    await expect(squad.change(name, { act: 'promote' })).rejects.toThrow('has no canary')
    expect(await squad.history(name)).toMatchObject([
      { act: 'publish', version: 'v1' },
      { act: 'publish', version: 'v2' },
      { act: 'publish', version: 'v3', share: 10 },
      { act: 'canary', version: 'v3', share: 25 },
      { act: 'promote', version: 'v3' },
      { act: 'rollback', version: 'v2' },
      { act: 'promote', refused: 'no-canary', from: '127.0.0.1' },
    ])
    await squad.change(name, { act: 'retire' })
    expect(await registry.shares(name)).toEqual({})
    expect(await squad.releases(name)).toMatchObject([
      { version: 'v3', share: null, isWithdrawn: true },
      { version: 'v2', share: null },
      { version: 'v1', share: null },
    ])
  })

  it('keeps a release without giving it to sessions', async () => {
    const { name, squad } = await newSquad()
    await squad.publish({ folder: await registry.build(name, 'v1') })
    await squad.upload({ folder: await registry.build(name, 'v2') })
    expect(await registry.shares(name)).toEqual({ v1: 100 })
    expect(await squad.releases(name)).toMatchObject([
      { version: 'v2', share: null },
      { version: 'v1', share: 100 },
    ])
    expect(JSON.parse(await squad.releaseText(name, 'v2')).version).toBe('v2')
    expect((await squad.history(name)).at(-1)).toMatchObject({ act: 'upload', version: 'v2' })
  })

  it('takes back what a shell refused, with the split that was there', async () => {
    const { name, squad } = await newSquad()
    await squad.publish({ folder: await registry.build(name, 'v1') })
    await squad.publish({ folder: await registry.build(name, 'v2'), canary: 10 })
    const { takeBack, before } = await squad.publish({ folder: await registry.build(name, 'v3') })
    expect(before.sort()).toEqual(['v1', 'v2'])
    await takeBack()
    expect(await registry.shares(name)).toEqual({ v2: 10, v1: 90 })
  })

  it('gets neither a name nor a route of another, nor changes its releases', async () => {
    const { name, squad } = await newSquad()
    const { name: others, squad: other } = await newSquad()
    await squad.publish({ folder: await registry.build(name, 'v1') })
    await expect(other.publish({ folder: await registry.build(name, 'v2') })).rejects.toThrow(
      `${name} belongs to squad-`,
    )
    const taker = await registry.build(others, 'v1', { segment: name })
    await expect(other.publish({ folder: taker })).rejects.toThrow(`The route "${name}" belongs to ${name}`)
    for (const change of [{ act: 'retire' }, { act: 'withdraw', version: 'v1' }, { act: 'promote' }] as const)
      await expect(other.change(name, change)).rejects.toThrow(`${name} belongs to squad-`)
    expect(await registry.shares(name)).toEqual({ v1: 100 })
    expect((await squad.history(name)).filter(({ refused }) => refused === 'name-taken')).toHaveLength(3)
  })

  it('does not see what it has not got', async () => {
    const { name, squad } = await newSquad()
    await expect(squad.change(name, { act: 'promote' })).rejects.toThrow(`There is no remote ${name} yet`)
    expect(await squad.releases(name)).toEqual([])
  })
})

describe('several at once', () => {
  it('lose nothing', async () => {
    const squads = await Promise.all(Array.from({ length: 8 }, newSquad))
    await Promise.all(
      squads.map(async ({ name, squad }) => {
        for (const version of ['v1', 'v2', 'v3'])
          await squad.publish({ folder: await registry.build(name, version) })
      }),
    )
    for (const { name, squad } of squads) {
      expect(await registry.shares(name)).toEqual({ v3: 100 })
      expect(await squad.history(name)).toHaveLength(3)
    }
  }, 60_000)
})

describe('the registry', () => {
  it('is not sent again while it is as it was', async () => {
    const first = await fetch(`${registry.address}/registry.json`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = () => fetch(`${registry.address}/registry.json`, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    const { name, squad } = await newSquad()
    await squad.publish({ folder: await registry.build(name, 'v1') })
    expect((await again()).status).toBe(200)
  })

  it('keeps its history as it was written', async () => {
    const { name, squad } = await newSquad()
    await squad.publish({ folder: await registry.build(name, 'v1') })
    await expect(registry.db.deleteFrom('history').execute()).rejects.toThrow('only ever added to')
    await expect(registry.db.updateTable('history').set({ who: 'me' }).execute()).rejects.toThrow(
      'only ever added to',
    )
  })

  it.each([
    ['POST', '/squads/remotes/mf-x/acts'],
    ['PUT', '/squads/remotes/mf-x/releases/v1'],
    ['PUT', '/squads/remotes/mf-x/releases/v1/files/entry.js'],
    ['GET', '/squads/remotes/mf-x/history'],
    ['GET', '/squads/remotes/mf-x/releases'],
    ['POST', '/squads/remotes/mf-x/offer'],
    ['POST', '/squads/remotes/mf-x/acceptance'],
    ['POST', '/squads/key'],
    ['GET', '/squads/me'],
  ])('asks for a key: %s %s', async (method, url) => {
    const answer = await fetch(registry.address + url, { method })
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'key-unknown' }),
    ])
    const stranger = registry.as(newKey())
    await expect(stranger.squad()).rejects.toThrow('No squad has this key')
  })

  it.each([
    ['GET', '/nothing'],
    ['GET', '/remotes/mf-x/v1/entry.js'],
    ['GET', '/remotes/mf-x/v1/%2e%2e/%2e%2e/x'],
    ['GET', `/remotes/${'x'.repeat(500)}/v1/a`],
    ['GET', '/remotes/mf%00x/v1/a'],
  ])('answers %s %s with a problem', async (method, url) => {
    const answer = await fetch(registry.address + url, { method })
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})
