/** @jest-environment node */
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { rawRequest } from './testing/raw-request'
import type { Shop } from './testing/shop'
import { searchRemote, useShops } from './testing/sources'

const open = useShops()
const publicHost = 'escapade.example'
const openShop = (changes = {}): Promise<Shop> =>
  open({ 'mf-search': searchRemote('s1', '<p>found</p>') }, { production: true, publicHost, ...changes })

const ask = (shop: Shop, host: string, more: InjectOptions = {}) =>
  shop.shell.app.inject({ url: '/search?page=2', headers: { host }, ...more })

describe('a host', () => {
  it.each([
    publicHost,
    'FR.escapade.example',
    'be.escapade.example:443',
    'www.escapade.example',
    'www.es.escapade.example',
  ])('%s is ours', async (host) => {
    const answer = await ask(await openShop(), host)
    expect([200, 302]).toContain(answer.statusCode)
    expect(answer.headers.location ?? '/').toMatch(/^\//)
    expect(answer.body).not.toContain(':443')
  })

  it.each([
    'evil.com',
    'escapade.example.evil.com',
    'evilescapade.example',
    'shop.escapade.example',
    'fr.fr.escapade.example',
    'escapade.example:8080',
    'escapade.example"><script>',
    '127.0.0.1:3000',
  ])('%s is not: it is led to the public one, with path and query', async (host) => {
    const shop = await openShop()
    const { statusCode, headers } = await ask(shop, host)
    expect([statusCode, headers.location]).toEqual([302, 'http://escapade.example/search?page=2'])
    expect(headers['cache-control']).toBe('no-store')
    const calls = await ask(shop, host, { method: 'POST', url: '/api/offers.json' })
    expect([calls.statusCode, calls.json().code]).toEqual([421, 'unknown-host'])
  })

  it('answers probes, which ask by the address of the process', async () => {
    const shop = await openShop()
    for (const path of ['/health/live', '/health/ready'])
      expect((await ask(shop, '10.1.2.3:3000', { url: path })).statusCode).toBe(200)
  })

  it('in the request’s target leads nowhere else either', async () => {
    const shop = await openShop()
    await shop.shell.app.listen({ port: 0, host: '127.0.0.1' })
    const { status, body } = await rawRequest(shop.shell, 'http://evil.com/search', { host: 'evil.com' })
    expect([status, body.includes('unknown-host')]).toEqual([421, true])
  })

  it('never comes into an answer when it is a stranger’s', async () => {
    const shop = await openShop()
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    const host = fc.tuple(label, label).map(([one, two]) => `${one}.${two}.evil`)
    const path = fc.constantFrom(
      '/',
      '/search',
      '/no-such-page',
      '/robots.txt',
      '/chrome/menu',
      '/account/signout',
    )
    await fc.assert(
      fc.asyncProperty(host, path, async (stranger, url) => {
        const { body, headers } = await ask(shop, stranger, { url })
        expect(body + JSON.stringify(headers)).not.toContain(stranger)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a forwarded host', () => {
  const forwarded = {
    host: 'shell:3000',
    'x-forwarded-host': 'nl.escapade.example',
    'x-forwarded-proto': 'https',
  }
  const from = (remoteAddress: string, headers = forwarded) => ({ remoteAddress, headers })

  it('counts when a trusted proxy tells it', async () => {
    const shop = await openShop({ trustProxy: '10.0.0.0/8' })
    const { body } = await ask(shop, '', from('10.1.1.1'))
    expect(body).toContain('<link rel="canonical" href="https://nl.escapade.example/search">')
  })

  it('is nothing when anybody else tells it', async () => {
    const shop = await openShop({ trustProxy: '10.0.0.0/8' })
    const told = { ...forwarded, host: 'fr.escapade.example' }
    const { body } = await ask(shop, '', from('192.0.2.1', told))
    expect(body).toContain('<link rel="canonical" href="http://fr.escapade.example/search">')
    expect((await ask(shop, '', from('192.0.2.1'))).headers.location).toBe(
      'http://escapade.example/search?page=2',
    )
  })

  it('of a trusted proxy has to be ours as well', async () => {
    const shop = await openShop({ trustProxy: '10.0.0.0/8' })
    const told = { ...forwarded, 'x-forwarded-host': 'evil.com' }
    expect((await ask(shop, '', from('10.1.1.1', told))).headers.location).toBe(
      'https://escapade.example/search?page=2',
    )
  })
})

it('says which proxy TRUST_PROXY does not name, once it passes on requests', async () => {
  const shop = await openShop({ trustProxy: '10.0.0.0/8' })
  const headers = {
    host: 'fr.escapade.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
  }
  const proxiesSaid = () =>
    shop.log.filter(({ msg }) => msg.includes('TRUST_PROXY')).map(({ address }) => address)
  await ask(shop, '', { remoteAddress: '10.1.1.1', headers })
  expect(proxiesSaid()).toEqual([])
  for (const _ of [1, 2]) await ask(shop, '', { remoteAddress: '172.18.0.1', headers })
  expect(proxiesSaid()).toEqual(['172.18.0.1'])
})
