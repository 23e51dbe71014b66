/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { criteriaHeader } from '@escapade/shared-contracts/mount/criteria-page'
import type { Shop } from '../testing/shop'
import { productRemote, result, searchRemote, useShops } from '../testing/sources'
import { bootOf } from '../testing/two-remotes'

const open = useShops()
const host = 'customer-care.es.localhost'
const good = { cookie: 'google_token=good' }
const forged = { cookie: 'google_token=forged' }

let gateway: Server
let gatewayUrl: string
let shop: Shop

beforeAll(async () => {
  gateway = createServer(({ headers, url }, response) => {
    const isCare = headers['x-forwarded-host'] === host || headers.cookie?.includes('cc=1')
    const isKnown = url === '/care/session' && isCare && headers.cookie?.includes('google_token=good')
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => gateway.close())
beforeEach(async () => {
  shop = await openShop()
})

const openShop = (changes = {}) =>
  open(
    {
      'mf-search': searchRemote('s1', '<p>found</p>'),
      'mf-product': productRemote(`return ${result('<p>a stay</p>')}`),
    },
    { gatewayUrl, ...changes },
  )
const get = (path: string, headers = {}, at = host) => shop.get(`http://${at}${path}`, headers)
const isSignIn = (body: string) => body.includes('<title>Customer care</title>')

it('[SH-017] names the provider on the button where it is set', async () => {
  const named = await openShop({ signInProvider: 'Auth0' })
  expect((await named.get(`http://${host}/`)).body).toContain('<button>Auth0</button>')
})

describe('a host of customer care', () => {
  it.each([
    '/',
    '/search?flow=booking',
    '/product/10001p1',
    '/fr/search',
    '/account/profile',
    '/no/such/page',
    '/.git/config',
  ])('[SH-017] shows the sign-in in the place of %s, and leads back there', async (path) => {
    for (const headers of [{}, forged]) {
      const { statusCode, body, headers: sent } = await get(path, headers)
      expect([statusCode, isSignIn(body), sent['x-robots-tag']]).toEqual([401, true, 'noindex, nofollow'])
      expect(body).toContain(`name="to" value="${path}"`)
      expect(body).toContain('name="robots" content="noindex, nofollow"')
      expect(body).not.toContain('<p>')
    }
  })

  it('[SH-017] lets the sign-in page run its own script only, and no site frame it', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-[^']+'; base-uri 'none'/,
    )
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['the menu', '/chrome/menu', {}],
    ['a page for its criteria', '/search', { [criteriaHeader]: 'city=12' }],
  ])('[SH-017] refuses %s', async (_, path, headers) => {
    const answer = await get(path, { ...headers, ...forged })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'agent-unknown'])
  })

  it('[SH-017] shows its pages to an agent, and no search engine', async () => {
    const { statusCode, body, headers } = await get('/search', good)
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(body).toContain('<p>found</p>')
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('[SH-017] says that the shop is away while the gateway cannot be asked', async () => {
    shop = await openShop({ gatewayUrl: 'http://127.0.0.1:9' })
    const answer = await get('/search', good)
    expect([answer.statusCode, answer.body.includes('found')]).toEqual([503, false])
    expect((await get('/search')).statusCode).toBe(401)
  })
})

describe('a route for customer care alone', () => {
  const withDesk = () =>
    open(
      {
        'mf-search': searchRemote('s1', '<p>found</p>'),
        'mf-desk': {
          version: 'd1',
          routes: [{ segment: 'desk', page: 'desk', careOnly: true }],
          render: `return ${result('<p>the desk</p>')}`,
        },
      },
      { gatewayUrl },
    )

  it('[SH-017] is one of its hosts', async () => {
    shop = await withDesk()
    const { statusCode, body } = await get('/desk', good)
    expect([statusCode, body.includes('<p>the desk</p>')]).toEqual([200, true])
    expect(Object.keys(bootOf(body).remotes)).toContain('mf-desk')
  })

  it('[SH-017] is not there on a host of visitors, whose documents do not even name its remote', async () => {
    shop = await withDesk()
    const asked = await get('/desk', good, 'es.localhost')
    expect([asked.statusCode, asked.body.includes('the desk')]).not.toContain(true)
    expect(asked.statusCode).not.toBe(200)
    const { body } = await get('/search', {}, 'es.localhost')
    expect(body).not.toContain('mf-desk')
  })
})

describe('?cc=1', () => {
  it('[SH-017] outside of production leads to the sign-in as well', async () => {
    const asked = await get('/search?cc=1', {}, 'es.localhost')
    expect([asked.statusCode, isSignIn(asked.body)]).toEqual([401, true])
    expect(asked.cookies).toContainEqual(expect.objectContaining({ name: 'cc', value: '1' }))
    const known = await get('/search', { cookie: 'cc=1; google_token=good' }, 'es.localhost')
    expect([known.statusCode, known.body.includes('"customerCare":true')]).toEqual([200, true])
  })

  it('[SH-017] does nothing in production', async () => {
    shop = await openShop({ production: true, tools: new Set() })
    const { statusCode, body } = await get(
      '/search?cc=1',
      { cookie: 'cc=1; google_token=good' },
      'es.localhost',
    )
    expect([statusCode, body.includes('"customerCare":false')]).toEqual([200, true])
  })
})
