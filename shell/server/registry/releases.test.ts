/** @jest-environment node */
import { renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { integrityOf } from '../testing/integrity-of'
import { eventually, result, searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

describe('releases', () => {
  const remote = (version: string, html = version) => ({
    'mf-search': searchRemote(version, `<p>${html}</p>`),
  })

  it('that are new go live without a restart; a session stays on its own, and its files stay', async () => {
    const shop = await open(remote('old'))
    const before = await shop.get(url('/search'))
    const cookie = `releases=${before.cookies.find(({ name }) => name === 'releases')?.value}`
    shop.publish('mf-search', searchRemote('new', '<p>new</p>'))
    await shop.shell.refresh()
    expect((await shop.get(url('/search'))).body).toContain('<p>new</p>')
    expect((await shop.get(url('/search'), { cookie })).body).toContain('<p>old</p>')
    const file = await shop.get(url('/remotes/mf-search/old/entry.js'))
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
  })

  it('stay a session’s however many come after', async () => {
    const shop = await open(remote('old'))
    const before = await shop.get(url('/search'))
    const cookie = `releases=${before.cookies.find(({ name }) => name === 'releases')?.value}`
    for (let count = 0; count < 13; count++) {
      shop.publish('mf-search', searchRemote(`new${count}`, '<p>new</p>'))
      await shop.shell.refresh()
      await shop.get(url('/search'))
    }
    expect((await shop.get(url('/search'), { cookie })).body).toContain('<p>old</p>')
  })

  it('that a start finds old on the disk are marked as used', async () => {
    const shop = await open(remote('old'))
    await shop.close()
    const folder = path.join(shop.config.releasesDir, 'mf-search/old')
    const longAgo = new Date('2020-01-01')
    utimesSync(folder, longAgo, longAgo)
    await open({}, shop.config)
    await eventually(async () => statSync(folder).mtimeMs > longAgo.getTime())
  })

  it('are sent compressed, the same as they are', async () => {
    const shop = await open(remote('old'))
    const plain = await shop.get(url('/remotes/mf-search/old/entry.js'))
    const packed = await shop.get(url('/remotes/mf-search/old/entry.js'), { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  })

  it('that are missing are not remembered as missing', async () => {
    const shop = await open(remote('old'))
    const answer = await shop.get(url('/remotes/mf-search/new/entry.js'))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('whose server bundle was tampered with are not taken while there is an older one', async () => {
    const shop = await open(remote('old'))
    shop.publish(
      'mf-search',
      searchRemote('new', '<p>evil</p>', { serverIntegrity: integrityOf('something else') }),
    )
    await shop.shell.refresh()
    expect((await shop.get(url('/search'))).body).toContain('<p>old</p>')
    expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, remote: 'mf-search' }))
    shop.publish('mf-search', searchRemote('newer', '<p>mended</p>'))
    await shop.shell.refresh()
    expect((await shop.get(url('/search'))).body).toContain('<p>mended</p>')
  })

  it('never run a tampered bundle, not even as the only one', async () => {
    const evil = searchRemote('only', '<p>evil</p>', { serverIntegrity: integrityOf('something else') })
    const shop = await open({ 'mf-search': evil })
    const { statusCode, body } = await shop.get(url('/search'))
    expect(statusCode).toBe(200)
    expect(body).not.toContain('evil')
  })

  it('are answered for from the last good registry when the present one is unreadable', async () => {
    const shop = await open(remote('old'))
    await shop.close()
    const { config } = shop
    const again = await open({}, { ...config, registry: `${config.registry}.gone` })
    expect((await again.get(url('/search'))).body).toContain('<p>old</p>')
  })

  it('that are gone from the disk keep their routes: the page says it is away, not that it does not exist', async () => {
    const shop = await open(remote('old'))
    await shop.close()
    rmSync(path.join(shop.config.releasesDir, 'mf-search'), { recursive: true })
    const again = await open({}, shop.config)
    const { statusCode, body } = await again.get(url('/search'))
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="single-spa-application:mf-search"></div>')
  })

  it('that were never seen make unknown paths unavailable instead of not found, until they come', async () => {
    const content = {
      version: 'c1',
      routes: [{ segment: '*', page: 'not-found' }],
      render: `return ${result('')}`,
    }
    const shop = await open({ ...remote('old'), 'mf-content': content })
    await shop.close()
    const release = path.join(shop.config.releasesDir, 'mf-search')
    renameSync(release, `${release}.away`)
    const again = await open({}, { ...shop.config, cacheDir: `${shop.config.cacheDir}2` })
    expect((await again.get(url('/search'))).statusCode).toBe(503)
    renameSync(`${release}.away`, release)
    await again.shell.refresh()
    expect((await again.get(url('/search'))).body).toContain('<p>old</p>')
    expect((await again.get(url('/nothing'))).statusCode).toBe(404)
  })

  it('missing altogether are said in plain words, with a status that says try again', async () => {
    const shop = await open({})
    const { statusCode, body, headers } = await shop.get('http://nl.localhost/search')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('10')
    expect(body).toContain('We zijn zo terug')
    expect((await shop.get(url('/health/ready'))).statusCode).toBe(503)
    expect((await shop.get(url('/health/live'))).statusCode).toBe(200)
  })

  it('stay in use while the shell drains: balancers are sent away, visitors that still come are not', async () => {
    const shop = await open(remote('old'))
    expect((await shop.get(url('/health/ready'))).statusCode).toBe(200)
    await shop.shell.drain()
    const { statusCode, body } = await shop.get(url('/health/ready'))
    expect(statusCode).toBe(503)
    expect(JSON.parse(body).status).toBe('draining')
    expect((await shop.get(url('/search'))).statusCode).toBe(200)
  })
})
