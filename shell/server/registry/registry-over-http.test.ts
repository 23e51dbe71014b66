/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Shop } from '../testing/shop'
import { eventually, searchRemote, url, useShops } from '../testing/sources'

const open = useShops()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The registry and releases of a shop behind an address, as the registry's server answers. */
async function serve(source: Shop) {
  const asked: string[] = []
  const answered: number[] = []
  let spoilt: Answer | null = null
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('finish', () => void answered.push(response.statusCode))
    if (spoilt) return spoilt(request, response)
    if (request.url !== '/registry.json') return sendFile(source, request, response)
    const text = readFileSync(source.config.registry, 'utf8')
    const etag = `"${text.length}-${text.slice(-400).replace(/\W/g, '')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { etag }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  closing.push(close)
  return {
    asked,
    answered,
    close,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`,
    spoil: (answer: Answer | null) => {
      spoilt = answer
    },
  }
}

function sendFile(source: Shop, { url: asked = '' }: IncomingMessage, response: ServerResponse) {
  try {
    response.end(readFileSync(path.join(source.config.releasesDir, asked.replace('/remotes/', ''))))
  } catch {
    response.writeHead(404).end()
  }
}

const remote = (version: string) => ({ 'mf-search': searchRemote(version, `<p>${version}</p>`) })

/** A shop whose releases are made here, and one that follows its registry over HTTP with folders of its own. */
async function openPair() {
  const source = await open(remote('old'))
  const registry = await serve(source)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'follower-'))
  closing.push(async () => rmSync(folder, { recursive: true, force: true }))
  const place = {
    registry: registry.address,
    releasesDir: path.join(folder, 'releases'),
    cacheDir: path.join(folder, 'cache'),
  }
  const follow = () => open({}, place)
  return { source, registry, place, follow, shop: await follow() }
}

const pageOf = async (shop: Shop) => (await shop.get(url('/search'))).body

describe('a registry behind an address', () => {
  it('is followed, and its files are served by the shell itself', async () => {
    const { source, registry, shop } = await openPair()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    source.publish('mf-search', remote('new')['mf-search'])
    await shop.shell.refresh()
    const page = await pageOf(shop)
    expect(page).toContain('<p>new</p>')
    expect(page).toContain('/remotes/mf-search/new/')
    expect(page).not.toContain(new URL(registry.address).host)
    const before = registry.asked.length
    expect((await shop.get(url('/remotes/mf-search/new/entry.js'))).statusCode).toBe(200)
    expect(registry.asked.length).toBe(before)
  })

  it('is not sent again while it is as it was', async () => {
    const { registry, shop } = await openPair()
    const before = registry.answered.length
    await shop.shell.refresh()
    expect(registry.answered.slice(before)).toEqual([304])
  })

  it('that is gone costs nothing: neither pages nor files, nor a restart', async () => {
    const { registry, shop, follow } = await openPair()
    await registry.close()
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    await shop.close()
    const again = await follow()
    expect(await pageOf(again)).toContain('<p>old</p>')
    expect((await again.get(url('/remotes/mf-search/old/app.css'))).statusCode).toBe(200)
    expect((await again.get(url('/health/releases'))).json().registry).toContain('cannot be read')
  })

  it.each<[string, Answer]>([
    ['answers 500', (_, response) => response.writeHead(500).end('oops')],
    ['answers a page of HTML', (_, response) => response.end('<!doctype html><p>Hello')],
    ['is empty', (_, response) => response.end('')],
    ['is no registry', (_, response) => response.end('{}')],
    ['names no remote', (_, response) => response.end('{"schema":"x","microFrontends":{}}')],
    ['is cut', (_, response) => response.writeHead(200, { 'content-length': '5000' }).end('{"schema"')],
    ['ends the connection', (request) => request.socket.destroy()],
    ['never answers', () => {}],
  ])(
    'that %s changes nothing',
    async (_, answer) => {
      const { registry, shop } = await openPair()
      registry.spoil(answer)
      await shop.shell.refresh()
      expect(await pageOf(shop)).toContain('<p>old</p>')
      expect((await shop.get(url('/health/releases'))).json().registry).not.toBeNull()
      registry.spoil(null)
      await shop.shell.refresh()
      expect((await shop.get(url('/health/releases'))).json().registry).toBeNull()
    },
    15_000,
  )

  it('that sends other files than it names has its release refused', async () => {
    const { source, registry, shop } = await openPair()
    source.publish('mf-search', remote('new')['mf-search'])
    writeFileSync(path.join(source.config.releasesDir, 'mf-search/new/app.js'), 'evil()')
    await shop.shell.refresh()
    expect(await pageOf(shop)).toContain('<p>old</p>')
    const { refused } = (await shop.get(url('/health/releases'))).json().remotes['mf-search']
    expect(refused).toEqual([
      { version: 'new', reason: expect.stringContaining('is not what the registry says') },
    ])
    expect(registry.asked).toContain('/remotes/mf-search/new/app.js')
  })

  it('leaves copies that nothing has used for a week behind', async () => {
    const { source, shop, place, follow } = await openPair()
    source.publish('mf-search', remote('new')['mf-search'])
    await shop.shell.refresh()
    await shop.close()
    const longAgo = new Date('2020-01-01')
    utimesSync(path.join(place.releasesDir, 'mf-search/old'), longAgo, longAgo)
    const again = await follow()
    await eventually(async () => !(await readdir(path.join(place.releasesDir, 'mf-search'))).includes('old'))
    expect(await pageOf(again)).toContain('<p>new</p>')
  })
})
