import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel } from '../availability/stay-fixture'

let test: TestApp

const review = (id: number, locale: Locale, average: number) => ({
  id: String(id),
  hotel_id: 'h',
  locale,
  customer: `Guest ${id}`,
  type: 'couple',
  day: `2027-01-${String(id).padStart(2, '0')}`,
  average,
  positive: id % 2 ? 'Quiet' : null,
  negative: null,
})

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addHotel(test.db, { id: 'h', score: 8.6 })
  await addHotel(test.db, { id: 'new', score: null })
  await test.db
    .insertInto('review')
    .values([
      ...Array.from({ length: 12 }, (_, index) => review(index + 1, 'fr_FR', 5 + (index % 5))),
      review(13, 'nl_NL', 10),
      review(14, 'nl_NL', 4),
    ])
    .execute()
})
afterAll(() => test.close())

const reviews = async (query: Record<string, string>, hotelId = 'h') => {
  const response = await test.app.inject({ url: `/api/hotel/${hotelId}/reviews.json`, query })
  return { status: response.statusCode, body: response.json() }
}
const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => Number(id))

describe('GET /api/hotel/{hotelId}/reviews.json', () => {
  it('[GW-014] pages by ten, in every language without a locale, the latest first', async () => {
    const first = await reviews({ client: 'msite' })
    expect(first.body).toMatchObject({ totalCount: 14, score: 8.6 })
    expect(ids(first.body)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
    expect(ids((await reviews({ page: '1' })).body)).toEqual([4, 3, 2, 1])
    expect(ids((await reviews({ page: '2' })).body)).toEqual([])
  })

  it.each([
    ['DATE_ASC', [1, 2, 3]],
    ['SCORE_DESC', [13, 10, 5]],
    ['SCORE_ASC', [14, 11, 6]],
  ])('[GW-014] sorts by %s', async (sort, first) => {
    expect(ids((await reviews({ sort })).body).slice(0, 3)).toEqual(first)
  })

  it('[GW-014] filters by language, for both sides of a border', async () => {
    expect(ids((await reviews({ locale: 'nl_NL' })).body)).toEqual([14, 13])
    expect(ids((await reviews({ locale: 'nl_BE' })).body)).toEqual([14, 13])
  })

  it('[GW-014] falls back to other languages when asked to', async () => {
    expect((await reviews({ locale: 'it_IT' })).body).toMatchObject({ totalCount: 0, list: [] })
    const fallback = await reviews({ locale: 'it_IT', withOtherLanguageFallback: 'true' })
    expect(fallback.body.totalCount).toBe(14)
  })

  it('[GW-013] carries what the highlights need', async () => {
    const { body } = await reviews({})
    expect(body.list[1]).toEqual({
      id: '13',
      locale: 'nl_NL',
      customer: 'Guest 13',
      type: 'couple',
      date: '2027-01-13',
      average: 10,
      positive: 'Quiet',
      negative: null,
    })
  })

  it('[GW-014] knows no such hotel', async () => {
    expect((await reviews({}, 'none')).status).toBe(404)
  })
})

describe('GET /api/hotel/{hotelId}/reviews/summary.json', () => {
  it('[GW-015] has the hotel’s count and score', async () => {
    const summary = async (id: string) =>
      (await test.app.inject({ url: `/api/hotel/${id}/reviews/summary.json` })).json()
    expect(await summary('h')).toEqual({ totalCount: 20, score: 8.6 })
    expect(await summary('new')).toEqual({ totalCount: 0, score: null })
  })
})
