/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import { activity } from '../testing/activity-fixture'
import { render } from './server'

let gateway: Server
let answers: Record<string, unknown>

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const body = answers[new URL(request.url ?? '', 'http://gateway').pathname]
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { title: 'Not found', code: 'product-not-found' }))
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
})
afterAll(() => gateway.close())

const renderAt = (path: string) =>
  render({
    mountId: 'mf-activity',
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

const detailPath = '/api/activity-only/weekend/7/detail.json'

describe('on the server', () => {
  beforeEach(() => {
    answers = { [detailPath]: activity() }
  })

  it('[AC-025] draws the activity with the price of two, and says it to search engines', async () => {
    const { html, status, head } = await renderAt('/activity/7')
    expect(status).toBe(200)
    expect(html).toContain('Steam bath and scrub')
    expect(html).toMatch(/90\s€/)
    expect(html).not.toContain('style=')
    expect(head).toMatchObject({ title: 'Steam bath in Beaune', canonical: '/activity/7', index: true })
    expect(JSON.stringify(head.jsonLd)).toContain('"lowPrice":"45.00","highPrice":"49.00"')
  })

  it('answers 404 for an activity that nobody knows', async () => {
    const { html, status, head } = await renderAt('/activity/99')
    expect(status).toBe(404)
    expect(html).toContain('Cette offre a expiré')
    expect(head.index).toBe(false)
  })

  it('[AC-006] answers 410 for one that is no longer sold, with what it was', async () => {
    answers[detailPath] = activity({ published: false })
    const { html, status, head } = await renderAt('/activity/7')
    expect(status).toBe(410)
    expect(html).toContain('Steam bath and scrub')
    expect(html).toContain('Trop tard')
    expect(head.index).toBe(false)
    expect(JSON.stringify(head.jsonLd)).not.toContain('lowPrice')
  })
})
