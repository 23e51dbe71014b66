/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Shop } from '../testing/shop'
import { searchRemote, url, useShops } from '../testing/sources'

const open = useShops()

const emptyPage = '{ html: HTML, head: {}, status: 200, slots: [], state: { queries: {}, texts: {} } }'

describe('the gateway', () => {
  let gateway: Server
  let shop: Shop
  const seen: { url?: string; headers: Record<string, unknown>; body: string }[] = []

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        seen.push({ url: request.url, headers: request.headers, body })
        if (request.url?.startsWith('/api/cut')) return void response.destroy()
        if (request.url?.startsWith('/api/busy')) return void response.writeHead(503).end('{}')
        response.writeHead(201, { 'content-type': 'application/json' }).end('{"from":"gateway"}')
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    const { port } = gateway.address() as AddressInfo
    shop = await open(
      { 'mf-search': searchRemote('s1', '<p>found</p>') },
      { gatewayUrl: `http://127.0.0.1:${port}` },
    )
  })

  it.each([
    '/api/offers.json?x=1&x=2',
    '/front-gateway/cms/home',
    '/error',
    '/analytics/ga/collect/fr',
    '/docs/json',
  ])('is asked for %s, with the id under which the request is logged', async (path) => {
    const answer = await shop.shell.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'fr.localhost', 'x-request-id': 'request-1234' },
      payload: { some: 'body' },
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ from: 'gateway' })
    expect(answer.headers['x-request-id']).toBe('request-1234')
    expect(seen.at(-1)).toMatchObject({ url: path, body: '{"some":"body"}' })
    expect(seen.at(-1)?.headers).toMatchObject({
      'x-request-id': 'request-1234',
      'x-forwarded-host': 'fr.localhost',
    })
  })

  it('that breaks off or is away is a problem to retry, and pages still answer', async () => {
    expect((await shop.get(url('/api/cut'))).json()).toMatchObject({
      status: 503,
      code: 'gateway-unavailable',
    })
    const away = await open({ 'mf-search': searchRemote('s1', '<p>found</p>') })
    const answer = await away.get(url('/api/offers.json'))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'gateway-unavailable' })
    expect((await away.get(url('/search'))).body).toContain('<p>found</p>')
  })

  const troubles = ({ log }: Shop) => log.filter(({ level }) => level >= 40)
  const call = (from: Shop, path: string) =>
    from.get(url(path), { 'x-request-id': 'request-5678', 'x-escapade-release': 'mf-search@1.2.0' })

  it.each(['/api/cut', '/crm/cut'])(
    'that fails %s is logged once, with request and release',
    async (path) => {
      const away = await open({ 'mf-search': searchRemote('s1', '<p>found</p>') })
      away.log.splice(0)
      expect((await call(away, path)).statusCode).toBe(503)
      expect(troubles(away)).toEqual([
        expect.objectContaining({
          reqId: 'request-5678',
          remote: 'mf-search',
          version: '1.2.0',
          path,
          status: 503,
          err: expect.objectContaining({ code: 'ECONNREFUSED' }),
        }),
      ])
    },
  )

  it('that fails with every call does not fill the log', async () => {
    const away = await open({ 'mf-search': searchRemote('s1', '<p>found</p>') })
    away.log.splice(0)
    for (let calls = 0; calls < 100; calls += 1) await call(away, '/api/offers.json')
    expect(troubles(away)).toHaveLength(20)
  })

  it('that answers 503 has been asked once', async () => {
    const before = seen.length
    const answer = await call(shop, '/api/busy')
    expect([answer.statusCode, answer.body]).toEqual([503, '{}'])
    expect(seen.slice(before).map((request) => request.url)).toEqual(['/api/busy'])
  })

  it('learns which release a page is drawn by, and the log which one it was', async () => {
    const drawn = await open({
      'mf-search': {
        ...searchRemote('s1', ''),
        render: `return ${emptyPage.replace('HTML', 'request.release')}`,
      },
    })
    const { body } = await drawn.get(url('/search'))
    expect(body).toContain('<div id="single-spa-application:mf-search">mf-search@s1</div>')
    expect(drawn.log).toContainEqual(
      expect.objectContaining({ msg: 'answered', path: '/search', remote: 'mf-search', version: 's1' }),
    )
  })
})
