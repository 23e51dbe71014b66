/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { detail } from '../testing/hotel-fixture'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-hotel', { render })

beforeAll(() => {
  answers['/api/hotel/h1/detail.json'] = detail()
})

describe('on the server', () => {
  it('[HO-001] draws the hotel with its breadcrumb, and says both to search engines', async () => {
    const { html, status, head } = await renderAt('/hotel/h1')
    expect(status).toBe(200)
    expect(html).toContain('<h1')
    expect(html).toContain('Domaine des Charmilles')
    expect(html).toMatch(/190\s€/)
    expect(html).not.toContain('style=')
    expect(head).toMatchObject({
      canonical: '/hotel/h1',
      image: '/images/house/640x360.jpg',
      jsonLd: [
        {
          '@type': 'Hotel',
          name: 'Domaine des Charmilles',
          starRating: { ratingValue: 4 },
          aggregateRating: { ratingValue: 9.2, bestRating: 10, reviewCount: 412 },
          address: { postalCode: '21200', addressLocality: 'Beaune' },
          image: ['https://fr.escapade.test/images/house/640x360.jpg'],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Burgundy', item: 'https://fr.escapade.test/search#region=1' },
            { position: 2, name: 'Domaine des Charmilles', item: 'https://fr.escapade.test/hotel/h1' },
          ],
        },
      ],
    })
  })

  it('finds a hotel whose id is escaped in the address', async () => {
    expect((await renderAt('/hotel/%681')).status).toBe(200)
  })

  it('answers 404 for an unknown hotel, with the notice', async () => {
    const { html, status, head } = await renderAt('/hotel/h2')
    expect(status).toBe(404)
    expect(head).toMatchObject({ index: false, jsonLd: [] })
    expect(html).toContain('<h1')
  })
})

it.each(['/hotel/7'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
  },
)
