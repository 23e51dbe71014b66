/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { fromPrice, openDays } from '../testing/booking-fixture'
import { product } from '../testing/product-fixture'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-product', { render })

describe('on the server', () => {
  beforeEach(() => {
    Object.assign(answers, {
      '/api/weekend/7/detail.json': product(),
      '/api/product/7/price': fromPrice(),
      '/api/product/7/upsells': [],
    })
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

  it('brings the days that the calendar opens with, so that the browser makes no call for them', async () => {
    answers['/api/hotels/h1/availabilities.json'] = openDays
    const { state } = await renderAt('/product/7')
    const { queries } = state.queries as { queries: { queryKey: unknown[]; state: { data: unknown } }[] }
    const days = queries.filter(({ queryKey }) => queryKey[0] === 'availabilities')
    expect(days.map((query) => query.state.data)).toEqual([openDays])
  })

  it('[PR-037] answers 404 for an unknown stay, with the notice', async () => {
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

  it.each([
    ['google_hotel_ads', { metasearchRedirect: true }, '/hotel/h1?utm_source=google_hotel_ads'],
    ['kayak', { metasearchRedirect: true }, '/hotel/h1?utm_source=kayak'],
    ['newsletter', { metasearchRedirect: true }, undefined],
    ['trivago', {}, undefined],
  ])('[SH-079] [SH-085] leads from %s with %j to %s', async (source, flags, redirect) => {
    expect((await renderAt(`/product/7?utm_source=${source}`, { flags })).redirect).toBe(redirect)
  })

  it('leaves the prices to the browser when only they are missing', async () => {
    delete answers['/api/product/7/price']
    const { html, status } = await renderAt('/product/7')
    expect(status).toBe(200)
    expect(html).toContain('Two days of harvest')
  })
})

it.each(['/product/7'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
  },
)
