/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop, removeFolders, type Shop } from '../testing/shop'
import { createEndSession } from '../visit/end-session'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

const submit = (path: string, headers: Record<string, string>) =>
  shop.shell.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('signing out', () => {
  it.each([
    ['fr.localhost:3000', '/account/signout', '/'],
    ['be.localhost:3000', '/nl/account/signout', '/nl'],
  ])('[SH-043] on %s%s clears both cookies of the account and leads to %s', async (host, path, home) => {
    const { statusCode, headers, cookies } = await submit(path, {
      host,
      origin: `http://${host}`,
      cookie: 'accessToken=x; userAccountId=7; releases=a',
    })
    expect(statusCode).toBe(303)
    expect(headers.location).toBe(home)
    expect(headers['clear-site-data']).toBe('"storage"')
    expect(cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
      ['accessToken', '', 0],
      ['userAccountId', '', 0],
    ])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another market', { origin: 'http://es.localhost' }],
    ['a page without an origin', { origin: 'null' }],
    ['nowhere', {}],
  ])('cannot be asked for from %s', async (_name, from) => {
    const answer = await submit('/account/signout', { host: 'fr.localhost', ...from })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'foreign-origin', status: 403 })
    expect(answer.cookies).toEqual([])
  })

  it('does nothing when its address is only opened', async () => {
    const { statusCode, headers, cookies } = await shop.get('http://be.localhost/fr/account/signout')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/fr')
    expect(cookies).toEqual([])
  })
})

describe('the session', () => {
  let gateway: Server
  let status = 204
  const asked: (string | undefined)[] = []
  beforeAll(async () => {
    gateway = createServer(({ method, url, headers }, response) => {
      asked.push(`${method} ${url} ${headers.cookie}`)
      response.writeHead(status).end()
    })
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => void gateway.close())
  const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`

  it('[SH-043] is ended where sessions are kept, copies of its token with it', async () => {
    const onError = jest.fn()
    await createEndSession({ gatewayUrl: gatewayUrl(), onError })('a;b')
    expect(asked).toEqual(['POST /front-gateway/account/sign-out accessToken=a%3Bb'])
    expect(onError).not.toHaveBeenCalled()
  })

  it.each([
    ['answers with an error', () => gatewayUrl()],
    ['is away', () => 'http://127.0.0.1:9'],
  ])('is named in the log where the gateway %s', async (_, url) => {
    status = 500
    const onError = jest.fn()
    await createEndSession({ gatewayUrl: url(), onError })('a')
    expect(onError).toHaveBeenCalledTimes(1)
  })
})
