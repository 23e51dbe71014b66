/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visitorFlags } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import { openShop, removeFolders, type Shop } from './testing/shop'

const rules = {
  flags: { splash: false },
  shares: [{ name: 'splash', value: true, percent: 50, fromTop: false }],
}
const render = `return { html: '<h1>splash ' + request.visit.flags.splash + '</h1>', head: { title: 'Home' }, status: 200,
  slots: [], state: { queries: {}, texts: {} } }`

let gateway: Server
let shop: Shop
beforeAll(async () => {
  gateway = createServer(({ url }, response) => {
    const isKnown = url?.startsWith('/front-gateway/config/flag-rules')
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(isKnown ? JSON.stringify(rules) : '{}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const home = { version: 's1', routes: [{ segment: '', page: 'home' }], render }
  shop = await openShop({ 'mf-search': home }, { gatewayUrl: `http://127.0.0.1:${port}` })
  for (let asked = 0; asked < 1000 && !(await look('anne')).body.includes('"experiments"'); asked += 1)
    await new Promise(setImmediate)
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => gateway.close(resolve))
  removeFolders()
})

const look = (clientId: string, consent = 'v1.a1m0.1795000000') =>
  shop.get('http://fr.localhost/', { cookie: `clientId=${clientId}; consent=${consent}` })
const expected = (clientId: string) => String(visitorFlags(rules, clientId).flags.splash)
const seenIn = (body: string) => /<h1>splash (\w+)<\/h1>/.exec(body)?.[1]

describe('an experiment', () => {
  it('[SH-085] shows each visitor what is his, again and again, though pages are rendered for many', async () => {
    const visitors = Array.from({ length: 12 }, (_, n) => `visitor-${n}`)
    expect(new Set(visitors.map(expected))).toEqual(new Set(['true', 'false']))
    for (const visitor of [...visitors, ...visitors]) {
      const { body, headers } = await look(visitor)
      expect([visitor, seenIn(body)]).toEqual([visitor, expected(visitor)])
      expect(body).toContain(`"clientId":"${visitor}"`)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toContain('cookie')
    }
  })

  it('[SH-085] leaves out who has no id, or did not agree to be measured', async () => {
    const [taking = ''] = ['anne', 'bert', 'carl', 'dora', 'emil'].filter((id) => expected(id) === 'true')
    expect(seenIn((await look(taking)).body)).toBe('true')
    for (const answer of [
      await shop.get('http://fr.localhost/'),
      await look(taking, 'v1.a0m1.1795000000'),
      await look('x'.repeat(101)),
    ]) {
      expect(seenIn(answer.body)).toBe('false')
      expect(answer.body).not.toContain('"experiments"')
    }
  })

  it('[SH-085] gives way to what a tester asks for', async () => {
    const { body } = await shop.get('http://fr.localhost/?ff=splash:on')
    expect(seenIn(body)).toBe('true')
  })
})
