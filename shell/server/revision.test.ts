/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop, removeFolders, type Shop } from './testing/shop'

/** Answers of the gateway; tests change them as an operator would. */
const said = { revision: '1.1', splash: false }
const answers: Record<string, () => object> = {
  '/front-gateway/config/revision': () => ({ revision: said.revision }),
  '/front-gateway/config/flag-rules': () => ({ flags: { splash: said.splash }, shares: [] }),
}
const render = `const { visit, revision } = request
  return { html: '<h1>' + visit.flags.splash + ' in ' + revision + '</h1>', head: {}, status: 200, slots: [],
    state: { queries: {}, texts: {} } }`

let gateway: Server
let shop: Shop
beforeAll(async () => {
  gateway = createServer(({ url = '' }, response) => {
    const answer = answers[new URL(url, 'http://gateway').pathname]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const home = { version: 's1', routes: [{ segment: '', page: 'home' }], render }
  shop = await openShop({ 'mf-search': home }, { gatewayUrl: `http://127.0.0.1:${port}` })
  await look()
})
afterAll(async () => {
  await shop.close()
  gateway.close()
  removeFolders()
})

const look = async () => /<h1>(.*)<\/h1>/.exec((await shop.get('http://fr.localhost/')).body)?.[1]

describe('[SH-085] what an operator changes', () => {
  it('is on the page as soon as the shell has heard of it, though pages are kept and flags wait to grow old', async () => {
    expect(await look()).toBe('false in 1.1')
    Object.assign(said, { revision: '2.3', splash: true })
    expect(await look()).toBe('false in 1.1')
    await shop.shell.refresh()
    expect(await look()).toBe('true in 2.3')
  })

  it('is not known while the gateway is away: what is kept stays, and one line says so', async () => {
    const revision = answers['/front-gateway/config/revision']
    delete answers['/front-gateway/config/revision']
    await shop.shell.refresh()
    await shop.shell.refresh()
    expect(await look()).toBe('true in 2.3')
    expect(shop.log.filter(({ msg }) => msg.startsWith('whether something was changed'))).toHaveLength(1)
    Object.assign(answers, { '/front-gateway/config/revision': revision })
    Object.assign(said, { revision: '3.6', splash: false })
    await shop.shell.refresh()
    expect(await look()).toBe('false in 3.6')
  })
})
