import { detail } from '../../testing/hotel-fixture'
import { hotelHead } from './hotel-head'

const visit = { origin: 'https://be.escapade.test', basePath: '/nl' }
const { hotel, ...rest } = detail()
const headOf = (given: Partial<typeof hotel> = {}) =>
  hotelHead({ detail: { ...rest, hotel: { ...hotel, ...given } }, visit, title: 'Charmilles' })

describe('hotelHead', () => {
  it('[HO-001] [SH-081] says the score that the page shows', () => {
    expect(headOf({ review: { count: 7, score: 8.45 } }).jsonLd?.[0]).toMatchObject({
      url: 'https://be.escapade.test/nl/hotel/h1',
      aggregateRating: { ratingValue: 8.5, reviewCount: 7 },
    })
  })

  it('claims neither a score without reviews nor stars that the hotel has not', () => {
    const [hotelLd] = headOf({ review: { count: 0, score: null }, stars: 0 }).jsonLd ?? []
    expect(hotelLd).not.toHaveProperty('aggregateRating')
    expect(hotelLd).not.toHaveProperty('starRating')
  })
})
