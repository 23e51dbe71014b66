/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freeze, thaw } from './freeze'
import { describeBuilt, publishRelease } from './publish-release'
import { type Publisher, publisherWith } from './publisher'
import { promote, retire, rollBack, setShare, withdraw } from './release-changes'
import { built, memoryStore } from './testing'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const newPublisher = () => publisherWith(generateKeyPairSync('ed25519').privateKey)
type Released = {
  name: string
  version: string
  segment?: string
  canary?: number
  publisher: Publisher
} & Pick<ReturnType<typeof memoryStore>, 'store' | 'keep'>

async function publish({ name, version, segment = name, publisher, store, keep, canary }: Released) {
  const dir = await built({ root, name, version, segment })
  const described = await describeBuilt(path.join(dir, 'dist', version))
  return publishRelease({ ...described, store, publisher, canary, putFiles: async () => keep(described) })
}

/** A remote of which `one` was live, `two` is, and `three` is tried by a tenth of the sessions. */
async function withCanary() {
  const { store, keep, sharesOf, withdrawnOf } = memoryStore()
  const remote = { store, keep, name: 'mf-spa', publisher: newPublisher() }
  await publish({ ...remote, version: 'one' })
  await publish({ ...remote, version: 'two' })
  await publish({ ...remote, version: 'three', canary: 10 })
  return { remote, shares: () => sharesOf('mf-spa'), withdrawn: () => withdrawnOf('mf-spa') }
}

it('refuses a name and a route that are another publisher’s, and leaves what was live', async () => {
  const { store, keep, sharesOf } = memoryStore()
  await publish({ name: 'mf-spa', version: 'one', publisher: newPublisher(), store, keep })
  await expect(
    publish({ name: 'mf-spa', version: 'two', publisher: newPublisher(), store, keep }),
  ).rejects.toThrow('belongs to another publisher')
  const taker = {
    name: 'mf-taker',
    version: 'one',
    segment: 'mf-spa',
    publisher: newPublisher(),
    store,
    keep,
  }
  await expect(publish(taker)).rejects.toThrow('The route "mf-spa" belongs to mf-spa')
  expect([sharesOf('mf-spa'), sharesOf('mf-taker')]).toEqual([{ one: 100 }, {}])
})

it('publishes beside a remote whose entry is malformed', async () => {
  const { store, keep, spoil, sharesOf } = memoryStore()
  const publisher = newPublisher()
  for (const entry of [[{}], [null], 'none', null, { version: 'one' }]) {
    spoil('mf-other', entry)
    await publish({ name: 'mf-spa', version: 'one', publisher, store, keep })
    expect(sharesOf('mf-spa')).toEqual({ one: 100 })
  }
})

describe('a canary', () => {
  it('takes its share beside what is live, and goes on when something else is published for everybody', async () => {
    const { remote, shares } = await withCanary()
    expect(shares()).toEqual({ two: 90, three: 10 })
    expect((await publish({ ...remote, version: 'four' })).named).toEqual(['three', 'four'])
    expect(shares()).toEqual({ four: 90, three: 10 })
  })

  it('gives way to the next one', async () => {
    const { remote, shares } = await withCanary()
    await publish({ ...remote, version: 'four', canary: 5 })
    expect(shares()).toEqual({ two: 95, four: 5 })
  })

  it('needs a release that the others stay on, which is another one', async () => {
    const first = { name: 'mf-spa', version: 'one', publisher: newPublisher(), ...memoryStore(), canary: 5 }
    await expect(publish(first)).rejects.toThrow('There is no live release beside which it could be tried')
    const { remote } = await withCanary()
    await expect(publish({ ...remote, version: 'two', canary: 5 })).rejects.toThrow(
      'two is for everybody already',
    )
  })

  it('gets another share', async () => {
    const { remote, shares } = await withCanary()
    expect(await setShare(remote, 50)).toEqual({ version: 'three', share: 50, named: ['three', 'two'] })
    expect(shares()).toEqual({ two: 50, three: 50 })
  })

  it('is promoted: for everybody, with a way back', async () => {
    const { remote, shares, withdrawn } = await withCanary()
    expect(await promote(remote)).toMatchObject({ version: 'three', named: ['three'] })
    expect(shares()).toEqual({ three: 100 })
    await expect(promote(remote)).rejects.toThrow('mf-spa has no canary that could be promoted')
    await expect(setShare(remote, 5)).rejects.toThrow('mf-spa has no canary: remote-kit publish --canary 5')
    await rollBack(remote)
    expect([shares(), withdrawn()]).toEqual([{ two: 100 }, ['three']])
  })

  it('goes on through a rollback, and ends with the rollback that makes it live', async () => {
    const { remote, shares } = await withCanary()
    await rollBack(remote)
    expect(shares()).toEqual({ one: 90, three: 10 })
    await rollBack(remote, 'three')
    expect(shares()).toEqual({ three: 100 })
  })
})

describe('a rollback', () => {
  it('takes the release that it replaces from who has it, until that is wanted again', async () => {
    const { remote, withdrawn } = await withCanary()
    expect(await rollBack(remote)).toMatchObject({ version: 'one' })
    expect(withdrawn()).toEqual(['two'])
    await rollBack(remote, 'two')
    expect(withdrawn()).toEqual(['one'])
  })

  it('asks with a list where it cannot know the release', async () => {
    const { remote } = await withCanary()
    await rollBack(remote)
    await expect(rollBack(remote)).rejects.toThrow(
      /Which release of mf-spa\? .* {2}three .* {2}two .* {2}one /s,
    )
    await expect(rollBack(remote, 'none')).rejects.toThrow(/no release none of mf-spa: there are.* {2}two /s)
  })
})

describe('withdrawing', () => {
  it('takes the canary, where none is named', async () => {
    const { remote, shares, withdrawn } = await withCanary()
    expect(await withdraw(remote)).toMatchObject({ version: 'three', named: ['two'] })
    expect([shares(), withdrawn()]).toEqual([{ two: 100 }, ['three']])
    await expect(withdraw(remote)).rejects.toThrow(/Which release of mf-spa\? .* {2}two /s)
  })

  it('takes the one for everybody, and the one before it takes its place', async () => {
    const { remote, shares, withdrawn } = await withCanary()
    expect(await withdraw(remote, 'two')).toMatchObject({ version: 'two', named: ['three', 'one'] })
    expect([shares(), withdrawn()]).toEqual([{ one: 90, three: 10 }, ['two']])
    await expect(withdraw(remote, 'one')).rejects.toThrow('no release is named that could take its place')
  })

  it('takes one of before from who still has it', async () => {
    const { remote, shares, withdrawn } = await withCanary()
    await withdraw(remote, 'one')
    expect([shares(), withdrawn()]).toEqual([{ two: 90, three: 10 }, ['one']])
    await expect(withdraw(remote, 'two')).rejects.toThrow('no release is named that could take its place')
  })

  it('ends when the same release is published again', async () => {
    const { remote, withdrawn } = await withCanary()
    await withdraw(remote)
    await publish({ ...remote, version: 'three' })
    expect(withdrawn()).toEqual([])
  })
})

it('retires: its routes are free for another remote', async () => {
  const { remote, shares } = await withCanary()
  expect(await retire(remote)).toMatchObject({ version: 'two', named: [] })
  expect(shares()).toEqual({})
  await expect(retire(remote)).rejects.toThrow('mf-spa has no live release')
  await publish({ ...remote, name: 'mf-taker', version: 'one', segment: 'mf-spa' })
})

describe('a frozen remote', () => {
  it('takes nothing new, and may go back', async () => {
    const { remote, shares } = await withCanary()
    expect(await freeze(remote, 'Black Friday')).toEqual({
      version: 'two',
      share: 10,
      named: ['three', 'two'],
    })
    for (const act of [
      () => publish({ ...remote, version: 'four' }),
      () => publish({ ...remote, version: 'four', canary: 1 }),
      () => promote(remote),
      () => setShare(remote, 20),
    ])
      await expect(act()).rejects.toThrow('mf-spa is frozen: Black Friday')
    await setShare(remote, 5)
    await withdraw(remote)
    await rollBack(remote)
    expect(shares()).toEqual({ one: 100 })
    await thaw(remote)
    await publish({ ...remote, version: 'four' })
    expect(shares()).toEqual({ four: 100 })
  })

  it('has to be there', async () => {
    const remote = { ...memoryStore(), name: 'mf-spa', publisher: newPublisher() }
    await expect(freeze(remote, 'why not')).rejects.toThrow('mf-spa has no live release')
  })
})

it('refuses changes of another’s releases', async () => {
  const { remote, shares } = await withCanary()
  const thief = { ...remote, publisher: newPublisher() }
  for (const act of [
    promote,
    rollBack,
    withdraw,
    retire,
    thaw,
    (one: typeof thief) => setShare(one, 99),
    (one: typeof thief) => freeze(one, 'mine'),
  ])
    await expect(act(thief)).rejects.toThrow('mf-spa belongs to another publisher')
  expect(shares()).toEqual({ two: 90, three: 10 })
})
