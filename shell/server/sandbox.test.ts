/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { result, searchRemote, url, useShops } from './testing/sources'

const open = useShops()
const strip = '<p role="note">Sandbox in fr-FR</p>'
const remotes = {
  'mf-search': searchRemote('s1', '<p>found</p>'),
  'mf-product': searchRemote('p1', '', {
    routes: [{ segment: 'product', page: 'product' }],
    render: "throw new Error('broken')",
  }),
  'mf-content': searchRemote('c1', '', {
    routes: [{ segment: '*', page: 'not-found' }],
    render: `return ${result('<p>not here</p>', 'status: 404')}`,
  }),
}
const pages: [kind: string, path: string, status: number][] = [
  ['a page', '/search', 200],
  ['a page that the browser has to draw', '/product/1', 200],
  ['a page that is not there', '/no-such-page', 404],
]

/** A gateway that answers nothing but whether it is a sandbox. */
let gateway: Server
const said: { sandbox?: boolean } = {}
beforeAll(async () => {
  gateway = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ revision: '1.1', flags: {}, shares: [], ...said }))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
})
afterAll(() => gateway.close())
const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`

describe('a sandbox says so', () => {
  it.each(pages)('above %s', async (_, path, status) => {
    const { statusCode, body } = await (await open(remotes, { sandbox: true })).get(url(path))
    expect(statusCode).toBe(status)
    expect(body.indexOf(strip)).toBeGreaterThan(body.indexOf('<body>'))
    expect(body.indexOf(strip)).toBeLessThan(body.indexOf('<header'))
  })

  it('above the page of a shop that cannot be reached', async () => {
    const { statusCode, body } = await (await open({}, { sandbox: true })).get(url('/search'))
    expect(statusCode).toBe(503)
    expect(body).toContain(`<body>${strip}<main>`)
  })

  it('as soon as its gateway does, whatever its own settings are, and keeps search engines out', async () => {
    said.sandbox = true
    const shop = await open(remotes, { gatewayUrl: gatewayUrl(), production: true })
    expect((await shop.get(url('/search'))).body).toContain(strip)
    expect((await shop.get(url('/robots.txt'))).body).toBe('User-agent: *\nDisallow: /\n')
  })
})

it('a shop that sells says nothing of the kind, and is for search engines', async () => {
  for (const sandbox of [false, undefined]) {
    said.sandbox = sandbox
    const shop = await open(remotes, { gatewayUrl: gatewayUrl(), production: true })
    for (const [, path] of pages) expect((await shop.get(url(path))).body).not.toContain('role="note"')
    const { body } = await shop.get(url('/robots.txt'))
    expect(body).not.toContain('Disallow: /\n')
    for (const path of ['/account/', '/checkout/', '/confirmation/', '/booking/', '/front-gateway/'])
      expect(body).toContain(`Disallow: ${path}\n`)
  }
})
