/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-gifting', { render })
const image = { base: '/images/voucher/1', sizes: {}, alt: '', url: '' }
const box = {
  id: '4',
  title: 'Deux au bord de l’eau',
  image: { ...image, url: '/images/voucher/4/960x720.jpg' },
  handle: 'deux',
  price: 19_900,
  promoPrice: 17_900,
  discount: 11,
  rating: 9.2,
  includedContent: ['Une nuit', 'Un dîner'],
  url: '/boxes/4',
  position: 1,
  campaign: 'x',
  description: 'Une parenthèse.',
  themes: [{ id: '27', label: 'Nature' }],
  opens: { theme: '27', priceMax: 89, hotels: 73 },
  images: [],
  nights: 1,
  adults: 2,
  searchUri: '/search?flow=booking#theme=27',
  formats: ['digital'],
  pageModel: { title: '', description: '', index: true, follow: true },
}

beforeAll(() => {
  answers['/front-gateway/boxes/4'] = box
  answers['/front-gateway/gift-cards/options'] = {
    amounts: [5000, 10_000],
    freeAmount: { min: 2000, max: 100_000, step: 500 },
    designs: [{ id: 'departure', name: 'Le départ', image, isDefault: true }],
    formats: ['digital'],
    validMonths: 12,
  }
})

describe('on the server', () => {
  it('draws the gift card with its amounts', async () => {
    const { html, status } = await renderAt('/giftcard/customization')
    expect(status).toBe(200)
    expect(html).toContain('<h1')
    expect(html).toMatch(/100\s€/)
    expect(html).not.toContain('style=')
  })

  it('tells search engines what a box is and costs, and where it stands', async () => {
    const { head } = await renderAt('/boxes/4', { basePath: '/fr' })
    const [product, way] = head.jsonLd ?? []
    const url = expect.stringMatching(/^https?:\/\/[^/]+\/fr\/boxes\/4$/)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Deux au bord de l’eau',
      description: 'Une nuit, Un dîner',
      image: expect.stringMatching(/^https?:.*[^r]\/images\/voucher\/4\/960x720.jpg$/),
      offers: { price: '179.00', priceCurrency: 'EUR', url },
    })
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Escapade' }, { name: 'Deux au bord de l’eau', item: url }],
    })
  })

  it('[GI-034] draws what a box opens and how it works, before any script', async () => {
    const { html } = await renderAt('/boxes/4')
    for (const words of ['Une parenthèse.', 'Comment ça marche', 'Valable 1 an'])
      expect(html).toContain(words)
  })

  it('tells nothing of a box that is not there', async () => {
    expect((await renderAt('/boxes/99')).head.jsonLd).toEqual([])
  })

  it.each(['/giftcard/nothing', '/boxes', '/boxes/99'])('answers 404 at %s', async (uri) => {
    expect((await renderAt(uri)).status).toBe(404)
  })
})

it.each(['/boxes/4', '/giftcard/customization'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
  },
)
