import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import fc from 'fast-check'
import type { Texts } from '../../platform/texts/texts'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { writeSuggestions } from './suggestion-index'

let test: TestApp

const place = (
  placeId: string,
  category: string,
  country: string,
  weight: number,
  labels: Partial<Texts>,
) => ({
  placeId,
  category,
  country,
  weight,
  labels,
  details: { fr: 'France', en: 'France' },
  latitude: 48,
  longitude: 2,
  hotelCount: 3,
})

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await writeSuggestions({
    db: test.db,
    sources: [
      place('1', 'city', 'FR', 900, { fr: 'Paris', nl: 'Parijs', it: 'Parigi', en: 'Paris' }),
      place('2', 'city', 'ES', 700, { fr: 'Barcelone', es: 'Barcelona', en: 'Barcelona' }),
      place('3', 'city', 'FR', 500, { en: 'Saint-Malo' }),
      place('4', 'poi', 'FR', 450, { fr: 'Mont-Saint-Michel', en: 'Mont-Saint-Michel' }),
      place('5', 'city', 'FR', 600, { en: 'Évian-les-Bains' }),
      place('6', 'hotel', 'FR', 100, { en: 'Hôtel de Paris' }),
      place('7', 'city', 'NL', 400, { en: '’s-Hertogenbosch' }),
      {
        ...place('8', 'city', 'BE', 550, { fr: 'Gand', nl: 'Gent', en: 'Ghent' }),
        details: { nl: 'België' },
      },
    ],
  })
})
afterAll(() => test.close())

const complete = async (term: string, query: Record<string, string> = {}): Promise<Suggestion[]> => {
  const response = await test.app.inject({
    url: '/api/autocomplete-geonames.json',
    query: { locale: 'fr_FR', term, ...query },
  })
  expect(response.statusCode).toBe(200)
  return response.json().suggestions
}
const ids = (suggestions: Suggestion[]) => suggestions.map(({ id }) => id)

describe('GET /api/autocomplete-geonames.json', () => {
  it('[GW-018] an empty term gives an empty list', async () => {
    expect(await complete('')).toEqual([])
    expect(await complete(' - ')).toEqual([])
  })

  it('[SC-035] carries position, value and count', async () => {
    const [paris] = await complete('paris')
    expect(paris).toEqual({
      id: '1',
      category: 'city',
      label: 'Paris',
      value: 'Paris',
      detail: 'France',
      latitude: 48,
      longitude: 2,
      count: 3,
    })
  })

  it.each([
    ['the beginning of a name', 'par', ['1', '6']],
    ['without accents', 'evian', ['5']],
    ['with other accents and case', 'ÉVIAN LÈS', ['5']],
    ['any order of the words', 'bains evian', ['5']],
    ['an abbreviation', 'st malo', ['3']],
    ['a word in the middle', 'michel', ['4']],
    ['leading punctuation', 's-hert', ['7']],
    ['a name in another language', 'parigi', ['1']],
    ['swapped letters', 'prais', ['1', '6']],
    ['a letter too many', 'barcellone', ['2']],
    ['a letter too few', 'brcelona', ['2']],
    ['a wrong letter in a long name', 'hertogemb', ['7']],
    ['an error in one of two words', 'sant malo', ['3']],
    ['nothing near', 'xyzxyz', []],
    ['a name with its country', 'Gent, België', ['8']],
    ['a name with a country and a region that nothing knows', 'Paris Atlantide France', ['1', '6']],
    ['what kind of place is meant', 'hôtel à Barcelone', ['2']],
    ['where in it', 'Barcelona centro', ['2']],
    ['an article before the name', 'le Mont Saint-Michel', ['4']],
    ['a name with a number that nothing knows', 'Évian (74)', ['5']],
    ['an error beside a word that nothing knows', 'Barcelna qwertz', ['2']],
    ['a hotel by its name and its kind', 'hotel de paris', ['6']],
    ['short words alone', 'zq xj', []],
  ])('[GW-018] finds %s', async (_, term, found) => expect(ids(await complete(term))).toEqual(found))

  it('[GW-018] names places in the language of the locale', async () => {
    const labels = async (locale: string) => (await complete('gent', { locale })).map(({ label }) => label)
    expect(await labels('fr_BE')).toEqual(['Gand'])
    expect(await labels('nl_NL')).toEqual(['Gent'])
  })

  it('[GW-018] answers at most so many', async () => {
    expect(await complete('s', { maxResults: '1' })).toHaveLength(1)
  })

  it('[GW-018] never fails, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (term) => {
        const response = await test.app.inject({
          url: '/api/autocomplete-geonames.json',
          query: { locale: 'nl_BE', term: term.replace(/\p{Surrogate}/gu, '') },
        })
        expect([200, 400]).toContain(response.statusCode)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the other calls', () => {
  it('[GW-019] recommends popular places, those of the market first', async () => {
    const response = await test.app.inject({
      url: '/api/recommendedAutocomplete.json',
      query: { locale: 'fr_FR', q: '', catalogSourceType: 'x' },
    })
    expect(ids(response.json().suggestions)).toEqual(['1', '5', '3', '2', '8', '7'])
  })

  it.each([
    ['what is typed', { q: 'barc' }, ['2']],
    [
      'the country of the source, without it',
      { catalogSourceType: 'city', catalogSourceCode: '2' },
      ['1', '5', '8', '3', '7'],
    ],
    [
      'the market for an unknown source',
      { catalogSourceType: 'city', catalogSourceCode: '?' },
      ['1', '5', '3', '2', '8', '7'],
    ],
  ])('[GW-019] recommends by %s', async (_, query, expected) => {
    const response = await test.app.inject({
      url: '/api/recommendedAutocomplete.json',
      query: { locale: 'fr_FR', ...query } as Record<string, string>,
    })
    expect(ids(response.json().suggestions)).toEqual(expected)
  })

  it('[GW-018] finds names of a new filling at once', async () => {
    expect(await complete('zzyzx')).toEqual([])
    await writeSuggestions({
      db: test.db,
      sources: [place('90', 'city', 'FR', 10, { en: 'Zzyzxville' })],
      firstId: 900,
    })
    expect(ids(await complete('zzyzxv'))).toEqual(['90'])
  })

  it('[GW-018] finds a place by a name that it never shows', async () => {
    await writeSuggestions({
      db: test.db,
      sources: [{ ...place('91', 'city', 'FR', 10, { en: 'Dijon' }), aliases: ['Digione'] }],
      firstId: 910,
    })
    const [found] = await complete('digio')
    expect(found).toMatchObject({ id: '91', label: expect.stringContaining('Dijon') })
  })

  it('[SC-034] names the place of a link', async () => {
    const found = await test.app.inject({ url: '/api/places/city/8.json', query: { locale: 'nl_BE' } })
    expect(found.json()).toMatchObject({ id: '8', category: 'city', label: 'Gent' })
    const missing = await test.app.inject({ url: '/api/places/city/99.json', query: { locale: 'nl_BE' } })
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'place-not-found'])
  })
})

describe('GET /api/places-around.json', () => {
  const at = (id: string, category: 'city' | 'poi' | 'region', latitude: number, population = 0) => ({
    id,
    category,
    latitude,
    longitude: 4.84,
    population,
    slug: id,
    countryCode: 'FR',
    names: JSON.stringify({ fr: `Lieu ${id}`, en: `Place ${id}` }),
    popularity: 0,
    regionId: null,
    departmentId: null,
    radiusKm: null,
    source: 'generated' as const,
  })
  const around = async (lat: number, locale = 'fr_FR') => {
    const query = { locale, lat: String(lat), lng: '4.84' }
    const { statusCode, ...answer } = await test.app.inject({ url: '/api/places-around.json', query })
    expect(statusCode).toBe(200)
    return answer.json().places.map(({ label, metres }: { label: string; metres: number }) => [label, metres])
  }

  beforeAll(() =>
    test.db
      .insertInto('place')
      .values([
        at('sight', 'poi', 47.03),
        at('far', 'poi', 47.4),
        at('region', 'region', 47.02),
        ...['a', 'b', 'c', 'd'].map((id, index) => at(id, 'city', 47.1, 1_000 * (index + 1))),
      ])
      .execute(),
  )

  it('[PR-038] names sights and the three largest towns within 30 km, the nearest first', async () => {
    expect(await around(47.02)).toEqual([
      ['Lieu sight', 1113],
      ['Lieu d', 8906],
      ['Lieu c', 8906],
      ['Lieu b', 8906],
    ])
  })

  it('[PR-038] has nothing at sea, and answers at a pole', async () => {
    expect(await around(40)).toEqual([])
    expect(await around(90)).toEqual([])
  })
})

describe('GET /api/landmarks.json', () => {
  const landmark = (
    landmarkId: string,
    kind: 'station' | 'beach' | 'sight',
    latitude: number,
    weight = 0,
  ) => ({
    landmarkId,
    kind,
    names: JSON.stringify({ fr: `Repère ${landmarkId}`, en: `Landmark ${landmarkId}` }),
    latitude,
    longitude: -1.2,
    weight,
    source: 'generated' as const,
  })
  const get = async (url: string, query: Record<string, string>) => {
    const answer = await test.app.inject({ url, query: { locale: 'fr_FR', ...query } })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const edges = { north: '46.2', south: '46.1', east: '-1.1', west: '-1.3' }

  beforeAll(async () => {
    await test.db
      .insertInto('landmark')
      .values([
        landmark('near', 'station', 46.151),
        landmark('far', 'station', 46.19, 10),
        landmark('sand', 'beach', 46.14, 20),
        landmark('beyond', 'beach', 46.21, 900),
        ...[1, 2, 3, 4, 5, 6].map((rank) => landmark(`s${rank}`, 'sight', 46.11 + rank / 1000, 100 * rank)),
      ])
      .execute()
  })

  it('[SE-078] lists those between the edges, the best known first', async () => {
    const { landmarks } = await get('/api/landmarks.json', edges)
    expect(landmarks.map(({ id }: { id: string }) => id)).toEqual([
      's6',
      's5',
      's4',
      's3',
      's2',
      's1',
      'sand',
      'far',
      'near',
    ])
    expect(landmarks[6]).toEqual({
      id: 'sand',
      kind: 'beach',
      label: 'Repère sand',
      latitude: 46.14,
      longitude: -1.2,
    })
  })

  it('has none outside of the edges, and none where these are turned around', async () => {
    expect(await get('/api/landmarks.json', { ...edges, west: '-1.15' })).toEqual({ landmarks: [] })
    expect(await get('/api/landmarks.json', { ...edges, north: '46.1', south: '46.2' })).toEqual({
      landmarks: [],
    })
  })

  it('has none on the map of a country', async () => {
    expect(await get('/api/landmarks.json', { ...edges, north: '48.2' })).toEqual({ landmarks: [] })
  })

  it('refuses edges that are none', async () => {
    const query = { locale: 'fr_FR', ...edges, north: 'up' }
    expect((await test.app.inject({ url: '/api/landmarks.json', query })).statusCode).toBe(400)
  })

  it('[PR-038] tells a hotel of the nearest of each kind and the best known sights, with metres', async () => {
    const { landmarks } = await get('/api/places-around.json', { lat: '46.15', lng: '-1.2' })
    expect(landmarks.map(({ id, metres }: { id: string; metres: number }) => [id, metres])).toEqual([
      ['near', 111],
      ['sand', 1113],
      ['s6', 3785],
      ['s5', 3896],
      ['s4', 4008],
      ['s3', 4119],
    ])
  })
})
