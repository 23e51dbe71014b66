/** @jest-environment node */
import { appendFileSync, copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { readClientAssets } from '../document/client-assets'
import { integrityOf } from '../testing/integrity-of'
import type { Shop } from '../testing/shop'
import { searchRemote, url, useShops } from '../testing/sources'

const open = useShops()
const remote = (version: string) => ({ 'mf-search': searchRemote(version, `<p>${version}</p>`) })
const entry = '/remotes/mf-search/old/entry.js'

const fileOf = ({ config }: Shop, name: string) => path.join(config.releasesDir, 'mf-search/old', name)
const damage = (shop: Shop, name: string) => appendFileSync(fileOf(shop, name), ';alert(1)')

/** Opens a server on that disk which has kept nothing in memory. */
const openAgain = ({ config }: Shop) => open({}, config)

async function expectRefused(shop: Shop, address: string) {
  const answer = await shop.get(url(address), { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(502)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ code: 'damaged-file' })
  expect(answer.body).not.toContain('alert')
  expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, msg: 'a file is not served' }))
}

describe('a file of a release', () => {
  it('that was changed on the disk is refused and told of, its page and its neighbours are not', async () => {
    const shop = await open(remote('old'))
    damage(shop, 'entry.js')
    await expectRefused(shop, entry)
    expect((await shop.get(url('/remotes/mf-search/old/app.start.js'))).statusCode).toBe(200)
    expect((await shop.get(url('/search'))).body).toContain('<p>old</p>')
  })

  it('is served again when it has been mended', async () => {
    const shop = await open(remote('old'))
    damage(shop, 'app.js')
    await expectRefused(shop, '/remotes/mf-search/old/app.js')
    writeFileSync(fileOf(shop, 'app.js'), '')
    expect((await shop.get(url('/remotes/mf-search/old/app.js'))).statusCode).toBe(200)
  })

  it('is held to the registry, although the description beside it tells its changed hash', async () => {
    const shop = await open(remote('old'))
    const other = { ...remote('old')['mf-search'], style: '.app{color:blue}' }
    const another = await open({ 'mf-search': other })
    for (const name of ['release.json', 'app.css']) copyFileSync(fileOf(another, name), fileOf(shop, name))
    await expectRefused(shop, '/remotes/mf-search/old/app.css')
  })

  it('that only old tabs know is held to the description beside it', async () => {
    const shop = await open(remote('old'))
    shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
    const again = await openAgain(shop)
    expect((await again.get(url('/remotes/mf-search/old/app.start.js'))).statusCode).toBe(200)
    damage(shop, 'entry.js')
    await expectRefused(again, entry)
    writeFileSync(fileOf(shop, 'release.json'), '{"files":')
    expect((await again.get(url('/remotes/mf-search/old/app.css'))).statusCode).toBe(404)
  })

  it('that was not published with it is not there', async () => {
    const shop = await open(remote('old'))
    writeFileSync(fileOf(shop, 'planted.js'), 'alert(1)')
    writeFileSync(path.join(shop.config.releasesDir, 'planted.js'), 'alert(1)')
    for (const planted of ['mf-search/old/planted.js', 'planted.js'])
      expect((await shop.get(url(`/remotes/${planted}`))).statusCode).toBe(404)
  })

  it('of the shell itself is held to the build’s hash too', async () => {
    const shop = await open(remote('old'))
    const client = path.join(shop.config.releasesDir, '../client')
    expect((await shop.get(url('/assets/shell.js'))).statusCode).toBe(200)
    appendFileSync(path.join(client, 'shell.js'), ';alert(1)')
    expect((await shop.get(url('/assets/shell.js'))).body).not.toContain('alert')
    await expectRefused(shop, '/assets/shell.js')
    writeFileSync(path.join(client, 'planted.js'), 'alert(1)')
    expect((await shop.get(url('/assets/planted.js'))).statusCode).toBe(404)
    const styles = [{ file: 'shell.css' }]
    const described = JSON.stringify({
      scripts: [],
      styles,
      inline: { early: '', start: '' },
      libraries: {},
      files: { 'shell.css': integrityOf('a{}') },
    })
    writeFileSync(path.join(client, 'assets.json'), described)
    writeFileSync(path.join(client, 'shell.css'), 'a{}')
    expect((await readClientAssets(client)).styles).toMatchObject([{ text: 'a{}' }])
    writeFileSync(path.join(client, 'shell.css'), 'b{}')
    await expect(readClientAssets(client)).rejects.toThrow('shell.css is not what was built')
  })

  it('is compressed anew when the compressed copy was changed', async () => {
    const shop = await open(remote('old'))
    const right = (await shop.get(url(entry))).body
    await shop.get(url(entry), { 'accept-encoding': 'br' })
    const kept = path.join(shop.config.cacheDir, 'compressed')
    for (const name of readdirSync(kept)) writeFileSync(path.join(kept, name), gzipSync('alert(1)'))
    const again = await openAgain(shop)
    const packed = await again.get(url(entry), { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(right)
  })
})
