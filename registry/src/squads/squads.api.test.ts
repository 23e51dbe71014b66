import type { KeyObject } from 'node:crypto'
import { publicKeyOf } from '@escapade/remote-kit/release/publish-key'
import { SignJWT } from 'jose'
import { readConfig } from '../config'
import { newKey, startRegistry, type TestRegistry } from '../testing/test-registry'
import { ensureSquads, listSquads, revoke } from './squads'

let registry: TestRegistry
beforeAll(async () => {
  registry = await startRegistry()
})
afterAll(() => registry.close())

const pemOf = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs8' }).toString()

describe('an invitation', () => {
  it('lets a squad name its key, once', async () => {
    const word = await registry.invite('alpha')
    expect(word).toMatch(/^[0-9a-f]{48}$/)
    const key = newKey()
    await registry.as(key).join(word)
    expect(await registry.as(key).squad()).toEqual({ squad: 'alpha', remotes: [], offered: [] })
    await expect(registry.as(newKey()).join(word)).rejects.toThrow('was used or is too old')
  })

  it.each(['', 'x', 'x'.repeat(199)])('is no word like %j', async (word) => {
    await expect(registry.as(newKey()).join(word)).rejects.toThrow('The invitation was used or is too old')
  })

  it('does not bring in a second key, nor one of another squad', async () => {
    const { key } = await registry.squad('beta')
    await expect(registry.as(newKey()).join(await registry.invite('beta'))).rejects.toThrow(
      'beta has a key already',
    )
    await expect(registry.as(key).join(await registry.invite('gamma'))).rejects.toThrow(
      'This key is or was one of beta',
    )
  })
})

describe('a key', () => {
  it('gives way to another: names and releases go with it, the old one is worth nothing', async () => {
    const squad = await registry.squad('delta')
    for (const version of ['v1', 'v2'])
      await squad.publish({ folder: await registry.build('mf-delta', version) })
    const next = newKey()
    await squad.rotate(pemOf(next))
    await expect(squad.squad()).rejects.toThrow('This key of delta was revoked')
    await expect(squad.publish({ folder: await registry.build('mf-delta', 'v3') })).rejects.toThrow(
      'was revoked',
    )
    const { owners } = await registry.read()
    expect(owners['mf-delta']).toMatchObject({ key: publicKeyOf(next), from: { key: squad.publicKey } })
    const after = registry.as(next)
    expect(await after.change('mf-delta', { act: 'rollback' })).toMatchObject({ version: 'v1' })
    await after.publish({ folder: await registry.build('mf-delta', 'v3') })
    expect((await after.history('mf-delta')).map(({ act }) => act)).toContain('new-key')
  })

  it('that was stolen is worth nothing once it is revoked', async () => {
    const squad = await registry.squad('epsilon')
    await squad.publish({ folder: await registry.build('mf-epsilon', 'v1') })
    expect(await revoke(registry.db, { squad: 'epsilon', now: new Date() })).toBe(squad.publicKey)
    await expect(squad.change('mf-epsilon', { act: 'retire' })).rejects.toThrow(
      'This key of epsilon was revoked',
    )
    expect(await registry.shares('mf-epsilon')).toEqual({ v1: 100 })
    expect(await listSquads(registry.db)).toContainEqual({
      squad: 'epsilon',
      key: null,
      remotes: ['mf-epsilon'],
    })
    expect(await revoke(registry.db, { squad: 'epsilon', now: new Date() })).toBeNull()
  })
})

describe('a squad', () => {
  it('may be named by the settings, and keeps the key that it took since', async () => {
    const key = newKey()
    await ensureSquads(registry.db, { eta: publicKeyOf(key) })
    const squad = registry.as(key)
    expect(await squad.squad()).toMatchObject({ squad: 'eta' })
    const next = newKey()
    await squad.rotate(pemOf(next))
    await expect(ensureSquads(registry.db, { eta: publicKeyOf(key) })).resolves.toBeUndefined()
    expect(await registry.as(next).squad()).toMatchObject({ squad: 'eta' })
    await expect(squad.squad()).rejects.toThrow('was revoked')
  })

  it('has whatever key it comes with where the registry is open', async () => {
    const open = await startRegistry({ isOpen: true })
    const squad = open.as(newKey())
    await Promise.all([squad.squad(), squad.squad()])
    await squad.publish({ folder: await open.build('mf-open', 'v1') })
    await expect(open.as(newKey()).change('mf-open', { act: 'retire' })).rejects.toThrow(
      'mf-open belongs to squad-',
    )
    await open.close()
  })
})

describe('settings', () => {
  it('read squads with their keys, and refuse what is none', () => {
    const key = publicKeyOf(newKey())
    expect(readConfig({ REGISTRY_SQUADS: `a=${key},b=${key}` }).squads).toEqual({ a: key, b: key })
    expect(() => readConfig({ REGISTRY_SQUADS: 'a=word' })).toThrow('takes names and Ed25519 public keys')
  })
})

describe('a name', () => {
  it('goes to another squad when both say so', async () => {
    const [giver, taker] = [await registry.squad('giver'), await registry.squad('taker')]
    await giver.publish({ folder: await registry.build('mf-given', 'v1') })
    await expect(taker.accept('mf-given')).rejects.toThrow('mf-given was not offered to this key')
    await giver.handOver('mf-given', taker.publicKey)
    expect((await giver.squad()).remotes).toEqual(['mf-given'])
    expect((await taker.squad()).offered).toEqual(['mf-given'])
    await taker.accept('mf-given')
    expect((await taker.squad()).remotes).toEqual(['mf-given'])
    await taker.publish({ folder: await registry.build('mf-given', 'v2') })
    expect(await registry.shares('mf-given')).toEqual({ v2: 100 })
    await expect(giver.change('mf-given', { act: 'retire' })).rejects.toThrow('mf-given belongs to taker')
  })

  it('is offered by its owner alone', async () => {
    const [owner, thief] = [await registry.squad('owner'), await registry.squad('thief')]
    await owner.publish({ folder: await registry.build('mf-owned', 'v1') })
    await expect(thief.handOver('mf-owned', thief.publicKey)).rejects.toThrow('mf-owned belongs to owner')
  })
})

describe('the signature of a call', () => {
  let key: KeyObject
  beforeAll(async () => {
    key = (await registry.squad('zeta')).key
  })

  const tokenFor = (claims: object, sign = key, header: object = {}) =>
    new SignJWT({ htm: 'GET', htu: '/squads/me', ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: publicKeyOf(key), ...header })
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(sign)
  const ask = async (token: string) =>
    (await fetch(`${registry.address}/squads/me`, { headers: { authorization: `Bearer ${token}` } })).status

  it('is good for its call alone', async () => {
    expect(await ask(await tokenFor({}))).toBe(200)
    expect(await ask(await tokenFor({ htm: 'POST' }))).toBe(401)
    expect(await ask(await tokenFor({ htu: '/squads/key' }))).toBe(401)
  })

  it('is refused where another key made it, without an algorithm, or long ago', async () => {
    expect(await ask(await tokenFor({}, newKey()))).toBe(401)
    expect(await ask(await tokenFor({}, key, { kid: 'x' }))).toBe(401)
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`
    expect(await ask(none)).toBe(401)
    const old = await new SignJWT({ htm: 'GET', htu: '/squads/me' })
      .setProtectedHeader({ alg: 'EdDSA', kid: publicKeyOf(key) })
      .setIssuedAt(Math.floor(Date.now() / 1000) - 3600)
      .setExpirationTime('2h')
      .sign(key)
    const answer = await fetch(`${registry.address}/squads/me`, {
      headers: { authorization: `Bearer ${old}` },
    })
    expect(await answer.json()).toMatchObject({ status: 401, detail: expect.stringContaining('the clock') })
  })
})
