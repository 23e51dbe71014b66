/** @jest-environment node */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import type { Shop } from '../../testing/shop'
import { productRemote, result, searchRemote, url, useShops } from '../../testing/sources'

const open = useShops()

const keyPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), privateKey }
}
const [squad, other] = [keyPair(), keyPair()]
const signed = (text: string, key: KeyObject) => sign(null, Buffer.from(text), key).toString('base64')

/** Signs the present release of mf-search, as its publisher would. */
function signRelease({ microFrontends }: Registry, key: KeyObject) {
  const [entry] = microFrontends['mf-search'] ?? []
  if (!entry) throw new Error('mf-search is not published')
  const { url: address, metadata, extras } = entry
  const files = [extras.release, extras.server].map((file) => file && [file.url, file.integrity])
  const text = JSON.stringify(['mf-search', address, metadata.version, metadata.integrity, files])
  extras.signature = signed(text, key)
}

async function openOwned() {
  const shop = await open({ 'mf-search': searchRemote('old', '<p>old</p>') })
  publish(shop, 'first', squad.privateKey)
  await shop.shell.refresh()
  return shop
}

function publish(shop: Shop, version: string, key: KeyObject | null, owner = squad.publicKey, from?: object) {
  shop.publish('mf-search', searchRemote(version, `<p>${version}</p>`))
  shop.edit((registry) => {
    if (key) signRelease(registry, key)
    return { ...registry, id: 'one', owners: { 'mf-search': { key: owner, ...(from && { from }) } } }
  })
}

const pageOf = async (shop: Shop) => (await shop.get(url('/search'))).body
const refusalOf = async (shop: Shop) =>
  (await shop.get(url('/health/releases'))).json().remotes['mf-search'].refused[0]?.reason
const registryProblem = async (shop: Shop) => (await shop.get(url('/health/releases'))).json().registry

describe('a name that has an owner', () => {
  it('takes releases that the owner signed', async () => {
    const shop = await openOwned()
    publish(shop, 'second', squad.privateKey)
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>second</p>')
  })

  it.each([
    ['is signed by another', other.privateKey, /signed by another/],
    ['is not signed', null, /not signed/],
  ])('keeps its release when one comes that %s', async (_, key, reason) => {
    const shop = await openOwned()
    publish(shop, 'foreign', key)
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>first</p>')
    expect(await refusalOf(shop)).toMatch(reason)
    expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, remote: 'mf-search' }))
  })

  it('keeps its release when the signed hashes were exchanged', async () => {
    const shop = await openOwned()
    const { extras } = { extras: { server: { url: '/x', integrity: 'sha256-AAAA' } } }
    publish(shop, 'second', squad.privateKey)
    shop.edit(
      ({ microFrontends }) => void Object.assign(microFrontends['mf-search']?.[0]?.extras ?? {}, extras),
    )
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>first</p>')
  })

  it('is not another’s because the registry says so, not after a restart either', async () => {
    const shop = await openOwned()
    publish(shop, 'foreign', other.privateKey, other.publicKey)
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>first</p>')
    expect(await registryProblem(shop)).toMatch(/another owner of mf-search/)
    await shop.close()
    expect(await pageOf(await open({}, shop.config))).toContain('<p>first</p>')
  })

  it('is another’s when its owner has handed it over', async () => {
    const shop = await openOwned()
    const signature = signed(`mf-search ${other.publicKey}`, squad.privateKey)
    publish(shop, 'handed', other.privateKey, other.publicKey, { key: squad.publicKey, signature })
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>handed</p>')
  })

  it('has the owner that a new registry names, from the next start on', async () => {
    const shop = await openOwned()
    publish(shop, 'new', other.privateKey, other.publicKey)
    shop.edit((registry) => ({ ...registry, id: 'two' }))
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>first</p>')
    await shop.close()
    expect(await pageOf(await open({}, shop.config))).toContain('<p>new</p>')
  })
})

describe('a route that has an owner', () => {
  const thief = { ...productRemote(`return ${result('<p>thief</p>')}`), version: 't1' }
  const search = searchRemote('old', '<p>old</p>')

  it('stays his when another remote claims it, whatever its name', async () => {
    const shop = await open({ 'mf-search': search })
    shop.publish('mf-a', { ...thief, routes: [{ segment: 'search', page: 'x' }] })
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    const { remotes } = (await shop.get(url('/health/releases'))).json()
    expect(remotes['mf-a']).toEqual({
      live: [],
      refused: [{ version: 't1', reason: 'The route "search" belongs to mf-search' }],
      withdrawn: [],
    })
    expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, remote: 'mf-a' }))
  })

  it('is refused to a new release too, which leaves the one before live', async () => {
    const shop = await open({
      'mf-search': search,
      'mf-product': productRemote(`return ${result('<p>p</p>')}`),
    })
    shop.publish('mf-product', {
      ...thief,
      routes: [{ segment: 'product', page: 'p' }, ...(search.routes ?? [])],
    })
    await shop.shell.refresh()
    expect((await shop.get(url('/product/1'))).body).toContain('<p>p</p>')
  })

  it('belongs to the first of the registry, where nothing was live before', async () => {
    const shop = await open({ 'mf-search': search, 'mf-a': { ...thief, routes: search.routes ?? [] } })
    expect(await pageOf(shop)).toContain('<p>old</p>')
  })

  it.each([
    ['before', { 'mf-a': { ...thief, routes: [{ segment: 'a', page: 'x' }] }, 'mf-search': search }],
    ['after', { 'mf-search': search, 'mf-a': { ...thief, routes: [{ segment: 'a', page: 'x' }] } }],
  ])('goes with one registry to a remote that stands %s the one that gives it up', async (_, remotes) => {
    const shop = await open(remotes)
    shop.publish('mf-a', { ...thief, version: 't2', routes: [{ segment: 'search', page: 'x' }] })
    shop.publish('mf-search', { ...search, version: 'new', routes: [{ segment: 'other', page: 'x' }] })
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>thief</p>')
    const { remotes: known } = (await shop.get(url('/health/releases'))).json()
    expect(known['mf-a']).toEqual({ live: ['t2'], refused: [], withdrawn: [] })
  })

  it('may be another’s in other locales, or once its owner has given it up', async () => {
    const french = searchRemote('old', '<p>old</p>', {
      routes: [{ segment: 'search', locales: ['fr_FR'], page: 'search' }],
    })
    const shop = await open({ 'mf-search': french })
    const spanish = { ...thief, routes: [{ segment: 'search', locales: ['es_ES'], page: 'x' }] }
    shop.publish('mf-a', spanish)
    await shop.shell.refresh()
    expect((await shop.get('http://es.localhost/search')).body).toContain('<p>thief</p>')
    shop.publish('mf-search', { ...french, version: 'new', routes: [{ segment: 'other', page: 'x' }] })
    await shop.shell.refresh()
    shop.publish('mf-a', { ...spanish, version: 't2', routes: [{ segment: 'search', page: 'x' }] })
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>thief</p>')
  })
})
