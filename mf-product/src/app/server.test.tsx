/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import { fromPrice } from '../testing/booking-fixture'
import { product } from '../testing/product-fixture'
import { render } from './server'

type Answers = Record<string, unknown>

let gateway: Server
let answers: Answers

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://gateway').pathname
    const body = answers[path]
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { title: 'Not found', code: 'product-not-found' }))
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
})
afterAll(() => gateway.close())

const renderAt = (path: string) =>
  render({
    mountId: 'mf-product',
    visit: {
      locale: 'fr_FR',
      textLanguage: 'fr-FR',
      basePath: '',
      origin: 'https://fr.escapade.test',
      now: '2026-11-20T10:00:00',
      flags: {},
      customerCare: false,
      nativeApp: false,
      signedIn: false,
    },
    location: { path, query: {} },
    gatewayOrigin: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    requestId: 'test',
    deadlineMs: 1000,
  } satisfies RenderRequest)

describe('on the server', () => {
  beforeEach(() => {
    answers = {
      '/api/weekend/7/detail.json': product(),
      '/api/product/7/price': fromPrice(),
      '/api/product/7/upsells': [],
    }
  })

  it('draws the stay with its lowest price and no style attribute', async () => {
    const { html, status, head } = await renderAt('/product/7')
    expect(status).toBe(200)
    expect(html).toContain('Two days of harvest')
    expect(html).toContain('Votre séjour comprend')
    expect(html).toMatch(/189\s€/)
    expect(html).not.toContain('style=')
    expect(head).toMatchObject({
      title: 'Two days of harvest – Domaine des Charmilles',
      canonical: '/product/7',
    })
  })

  it('[PR-037] answers 404 for a stay that nobody knows, with the notice', async () => {
    const { html, status } = await renderAt('/product/99')
    expect(status).toBe(404)
    expect(html).toContain('Cette offre a expiré')
  })

  it('[PR-036] answers 410 for a stay that is over, with its hotel', async () => {
    answers['/api/weekend/7/detail.json'] = product({ published: false })
    const { html, status, head } = await renderAt('/product/7')
    expect(status).toBe(410)
    expect(html).toContain('href="/hotel/h1"')
    expect(head.index).toBe(false)
  })

  it('leaves the prices to the browser when only they are missing', async () => {
    delete answers['/api/product/7/price']
    const { html, status } = await renderAt('/product/7')
    expect(status).toBe(200)
    expect(html).toContain('Two days of harvest')
  })
})
