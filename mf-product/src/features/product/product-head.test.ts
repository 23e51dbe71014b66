import { product } from '../../testing/product-fixture'
import { productHead } from './product-head'

const visit = { origin: 'https://be.escapade.test', basePath: '/fr' }
const head = (stay = product(), fromCents: number | null = 18900) =>
  productHead({ product: stay, fromCents, visit, title: 'Two days – Domaine' })

describe('productHead', () => {
  it('names the page by its search text, else by stay and hotel', () => {
    expect(head()).toMatchObject({
      title: 'Two days – Domaine',
      canonical: '/product/7',
      index: true,
      image: product().images[0]?.url,
    })
    const pageModel = { title: 'Written', description: 'Words', index: false, follow: true }
    expect(head(product({ pageModel }))).toMatchObject({
      title: 'Written',
      description: 'Words',
      index: false,
    })
  })

  it('offers the lowest price in euros', () => {
    expect(head().jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      aggregateRating: { ratingValue: 9.2, reviewCount: 412 },
      offers: { price: '189.00', priceCurrency: 'EUR', url: 'https://be.escapade.test/fr/product/7' },
    })
    expect(head(product(), null).jsonLd?.[0]).not.toHaveProperty('offers')
  })

  it('[PR-001] tells the way here, ending with the stay', () => {
    expect(head().jsonLd?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Burgundy' },
        { position: 2, name: 'Two days of harvest', item: 'https://be.escapade.test/fr/product/7' },
      ],
    })
  })

  it('claims no rating without reviews', () => {
    const stay = product()
    const quiet = product({ hotel: { ...stay.hotel, review: { count: 0, score: null } } })
    expect(head(quiet).jsonLd?.[0]).not.toHaveProperty('aggregateRating')
  })
})
