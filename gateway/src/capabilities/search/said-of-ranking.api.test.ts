import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { qualityOf } from './index/columns/hotel-columns'

/** The page on ranking (content/legal/pages) says what the search does: each sentence of it that can be false is tried. */
const saidIn = (language: string): string =>
  JSON.stringify(
    JSON.parse(readFileSync(path.join(__dirname, `../content/legal/pages/${language}.json`), 'utf8')).ranking,
  )

const hotel = fc.record({
  score: fc.oneof(fc.constant(null), fc.double({ min: 1, max: 10, noNaN: true })),
  stars: fc.integer({ min: 0, max: 5 }),
  popularity: fc.integer({ min: 0, max: 10_000 }),
})

describe('best value', () => {
  it.each(['en', 'fr', 'es', 'nl', 'it'])(
    'counts a hotel without reviews as the page says in %s',
    (language) => {
      // A Dutch mark is "een 7": out of ten goes without saying.
      const said = /\b\d+(?= (?:out of|sur|sobre|su) 10\b)|(?<=als een )\d+/.exec(saidIn(language))?.[0]
      expect(said).toBeDefined()
      fc.assert(
        fc.property(hotel, (one) => {
          expect(qualityOf({ ...one, score: null })).toBe(qualityOf({ ...one, score: Number(said) }))
        }),
      )
    },
  )

  it('rises with score, stars and popularity, and with nothing else', () => {
    fc.assert(
      fc.property(hotel, fc.double({ min: 0, max: 3, noNaN: true }), (one, more) => {
        const score = Math.min(10, (one.score ?? 7) + more)
        expect(qualityOf({ ...one, score })).toBeGreaterThanOrEqual(qualityOf(one))
        expect(qualityOf({ ...one, stars: one.stars + 1 })).toBeGreaterThan(qualityOf(one))
        expect(qualityOf({ ...one, popularity: one.popularity + 1 })).toBeGreaterThan(qualityOf(one))
      }),
    )
  })

  it('puts the score before the stars, and the stars before popularity', () => {
    const least = { score: 1, stars: 0, popularity: 0 }
    const rises = [{ score: 10 }, { stars: 5 }, { popularity: 1000 }].map((most) =>
      qualityOf({ ...least, ...most }),
    )
    expect(rises).toEqual(rises.toSorted((a, b) => b - a))
  })
})

describe('the order of results', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const results = async () => {
    const payload = {
      locale: 'fr_FR',
      searchCriterias: { checkin: addDays(testDay, 30), night: 1, adult: 2 },
      orderBy: 'priceQuality',
    }
    const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    return (answer.json() as OffersAnswer).exactMatch
  }
  const idsOf = (found: OffersAnswer['exactMatch']) => found.map(({ id }) => id)

  it('is the same for two who ask the same, and does not depend on who pays', async () => {
    const before = await results()
    expect(before.length).toBeGreaterThan(5)
    expect(idsOf(await results())).toEqual(idsOf(before))
    await test.db
      .updateTable('package')
      .set(({ not, ref }) => ({ sponsored: not(ref('sponsored')) }))
      .execute()
    await test.app.deps.searchIndex.current()
    expect(idsOf(await results())).toEqual(idsOf(before))
  })
})
