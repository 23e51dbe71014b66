import { createTestApp, type TestApp } from '@escapade/gateway/testing/test-app'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { traits } from '../places/town'
import { placeEndings } from '../words/package-words'

/** Of a page of results, first pictures of one scene. */
const mostAlike = 6
const pageLength = 24

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 640 })
})
afterAll(() => test.close())

type Asked = Pick<OffersRequest, 'locale'> & { searchCriterias: object; page?: number }

const dated = { checkin: '2027-04-16', night: 2 }
const themes = ['12', '18', '24', '27', '31', '33', '36', '39', '985', '986', '987', '989']
const pages: Asked[] = [
  ...(['fr_FR', 'it_IT', 'nl_NL', 'es_ES'] as const).flatMap((locale) =>
    [0, 1, 2].map((page) => ({ locale, page, searchCriterias: {} })),
  ),
  ...themes.flatMap((theme) => [
    { locale: 'fr_FR' as const, searchCriterias: { theme } },
    { locale: 'es_ES' as const, searchCriterias: { theme } },
    { locale: 'fr_FR' as const, searchCriterias: { theme, ...dated } },
  ]),
  ...['FR', 'IT', 'ES', 'NL', 'BE'].map((country) => ({
    locale: 'fr_BE' as const,
    searchCriterias: { country },
  })),
]

/** Scene of a card's picture: the first part of its address. */
const sceneOf = (address: string) => /images\/([a-z-]+)/.exec(address)?.[1] ?? address

async function scenesOf({ locale, page = 0, searchCriterias }: Asked): Promise<string[]> {
  const payload = { locale, searchCriterias, pagination: { page } }
  const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
  const found: { packages: { images: unknown[] }[] }[] = answer.json().exactMatch
  return found.map(({ packages: [offer] }) => sceneOf(JSON.stringify(offer?.images[0])))
}

it('no page of results shows one scene over and over', async () => {
  const seen = await Promise.all(
    pages.map(async (asked) => {
      const scenes = await scenesOf(asked)
      const alike = Math.max(0, ...scenes.map((scene) => scenes.filter((other) => other === scene).length))
      return { ...asked, results: scenes.length, alike, scenes: scenes.join(' ') }
    }),
  )
  const full = seen.filter(({ results }) => results === pageLength)
  expect(full.length).toBeGreaterThanOrEqual(40)
  // Stays are drawn by lot: a change of the catalogue may put one page in twenty over it, by little.
  const over = full.filter(({ alike }) => alike > mostAlike)
  expect(over.length > full.length / 20 ? over : []).toEqual([])
  expect(over.filter(({ alike }) => alike > mostAlike + 2)).toEqual([])
})

it('no hotel is in the old town in one title and by the sea in another', async () => {
  const endings = traits.map((trait) => [trait, placeEndings[trait].fr] as const)
  const rows = await test.db.selectFrom('package').select(['hotelId', 'labels']).execute()
  const hotels = new Map<string, Set<string>>()
  for (const { hotelId, labels } of rows) {
    const said = endings.filter(([, ending]) => labels.fr.endsWith(ending)).map(([trait]) => trait)
    expect(said).not.toEqual([])
    hotels.set(hotelId, new Set([...(hotels.get(hotelId) ?? []), ...said]))
  }
  expect(hotels.size).toBe(640)
  expect([...hotels].filter(([, said]) => said.size > 1)).toEqual([])
})
