/** @jest-environment node */
import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { previewPath, signPreview } from '@escapade/remote-kit/release/preview-token'
import { readPublishKey, signEntry } from '@escapade/remote-kit/release/publish-key'
import { describeEntry } from '@escapade/remote-kit/release/registry-entry'
import { registryInFolder } from '@escapade/remote-kit/release/registry-in-folder'
import type { Shop } from '../testing/shop'
import { searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

/** A shop whose owner has published "old"; "new" is kept beside it. */
async function openWithPreview() {
  const shop = await open({ 'mf-search': searchRemote('old', '<p>old</p>') })
  shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
  const root = path.dirname(shop.config.registry)
  const dir = `${root}/squads/mf-search`
  const key = await readPublishKey({ dir })
  await registryInFolder({ root, dir, key }).publish({ folder: `${shop.config.releasesDir}/mf-search/old` })
  await shop.shell.refresh()
  return { shop, key }
}

type Facts = { hours?: number; key: KeyObject; owner?: KeyObject; name?: string }

function tokenFor(shop: Shop, { hours = 8, key, owner = key, name = 'mf-search' }: Facts) {
  const releaseText = readFileSync(`${shop.config.releasesDir}/mf-search/new/release.json`, 'utf8')
  const described = describeEntry(JSON.parse(releaseText), releaseText)
  const signature = signEntry('mf-search', described, owner)
  return signPreview(
    { name, entry: { ...described, extras: { ...described.extras, signature } }, hours },
    key,
  )
}

const begin = (shop: Shop, token: string) =>
  shop.get(url(`${previewPath}?token=${encodeURIComponent(token)}`))

describe('a preview', () => {
  it('shows a release in one browser, drawn by the server, and says so until it is ended', async () => {
    const { shop, key } = await openWithPreview()
    const answer = await begin(shop, await tokenFor(shop, { key }))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    const given = answer.cookies.find(({ name }) => name === 'preview')
    expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookie = `preview=${given?.value}`
    const page = (await shop.get(url('/search'), { cookie })).body
    expect(page).toContain('<p>new</p>')
    expect(page).toMatch(/<p role="note">mf-search new until \d\d:\d\d<\/p>/)
    expect(page).toContain('/remotes/mf-search/new/')
    expect((await shop.get(url('/remotes/mf-search/new/app.css'))).statusCode).toBe(200)

    const others = (await shop.get(url('/search'))).body
    expect(others).toContain('<p>old</p>')
    expect(others).not.toContain(previewPath)
    const ended = await shop.shell.app.inject({
      method: 'POST',
      url: previewPath,
      headers: { host: 'fr.localhost', cookie },
    })
    expect(ended.cookies).toContainEqual(expect.objectContaining({ name: 'preview', value: '' }))
  })

  it('leaves no trace in the documents of others, whose release is the same', async () => {
    const { shop, key } = await openWithPreview()
    const { cookies } = await begin(shop, await tokenFor(shop, { key }))
    const cookie = `preview=${cookies.find(({ name }) => name === 'preview')?.value}`
    await shop.get(url('/search'), { cookie })
    const root = path.dirname(shop.config.registry)
    const dir = `${root}/squads/mf-search`
    await registryInFolder({ root, dir, key }).publish({ folder: `${shop.config.releasesDir}/mf-search/new` })
    await shop.shell.refresh()
    await shop.get(url('/search'), { cookie })
    const page = (await shop.get(url('/search'))).body
    expect(page).toContain('<p>new</p>')
    expect(page).not.toContain(previewPath)
  })

  it.each<[string, (shop: Shop, key: KeyObject) => string | Promise<string>]>([
    ['by another key', (shop, owner) => tokenFor(shop, { key: newKey(), owner })],
    ['of a release that its owner has not signed', (shop, key) => tokenFor(shop, { key, owner: newKey() })],
    ['that is too old', (shop, key) => tokenFor(shop, { key, hours: -1 })],
    ['of a remote without an owner', (shop, key) => tokenFor(shop, { key, name: 'mf-unowned' })],
    ['that is none', () => 'word'],
    ['without a signature', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['that is empty', () => ''],
  ])('%s is worth nothing', async (_, make) => {
    const { shop, key } = await openWithPreview()
    const token = await make(shop, key)
    const answer = await begin(shop, token)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'preview-not-valid'])
    const { body, statusCode } = await shop.get(url('/search'), { cookie: `preview=${token}` })
    expect([statusCode, body.includes('<p>old</p>'), body.includes(previewPath)]).toEqual([200, true, false])
  })
})

const newKey = () => generateKeyPairSync('ed25519').privateKey
