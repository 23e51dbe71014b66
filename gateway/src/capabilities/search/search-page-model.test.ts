import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { searchPageModel } from './search-page-model'

const paris = {
  category: 'city',
  names: { fr: 'Paris', es: 'París', nl: 'Parijs', it: 'Parigi', en: 'Paris' },
} as const
const brittany = { category: 'region', names: { fr: 'Bretagne', en: 'Brittany' } } as const
const modelOf = (locale: Locale, place: Parameters<typeof searchPageModel>[0]['place'], total = 12) =>
  searchPageModel({ request: { locale }, place, total })

describe('searchPageModel', () => {
  it.each<[Locale, string, RegExp]>([
    ['fr_FR', 'Week-ends et courts séjours à Paris', /^12 hôtels à Paris pour/],
    ['es_ES', 'Escapadas de fin de semana en París', /^12 hoteles en París para/],
    ['nl_BE', 'Weekendjes weg in Parijs', /^12 hotels in Parijs voor/],
    ['it_IT', 'Weekend e brevi soggiorni a Parigi', /^12 hotel a Parigi per/],
  ])('[GW-007] speaks of a town in %s as people do', (locale, title, description) => {
    const model = modelOf(locale, paris)
    expect(model).toMatchObject({ title, index: true, follow: true })
    expect(model.description).toMatch(description)
    expect(model.text).toHaveLength(2)
    expect(JSON.stringify(model)).not.toMatch(/[{]\w+[}]/)
  })

  it('[GW-007] names an area beside it, and in English where a language has no name for it', () => {
    expect(modelOf('fr_FR', brittany).title).toBe('Week-ends et courts séjours\u00a0: Bretagne')
    expect(modelOf('it_IT', brittany).title).toBe('Weekend e brevi soggiorni: Brittany')
  })

  it('[SE-034] counts of a town with what is around it the hotels in the town, and says around where it has none', () => {
    const around = (inTown: number) =>
      searchPageModel({ request: { locale: 'fr_FR' }, place: paris, total: 40, inTown })
    expect(around(12)).toEqual(modelOf('fr_FR', paris, 12))
    expect(around(0)).toMatchObject({
      title: 'Week-ends et courts séjours\u00a0: Paris et environs',
      description: expect.stringMatching(/^40 hôtels pour une nuit ou deux \(Paris et environs\)/),
      index: true,
    })
  })

  it('[GW-007] counts one hotel as one', () => {
    expect(modelOf('fr_FR', paris, 1).description).toMatch(/^1 hôtel à Paris/)
  })

  it('[GW-007] [SE-016] says where there is no place what holds everywhere, and asks for no entry without results', () => {
    expect(modelOf('fr_FR', null)).toEqual({
      title: 'Week-ends et courts séjours avec activités',
      description: expect.stringContaining('Courts séjours'),
      text: [
        expect.stringMatching(/^Chaque séjour/),
        expect.stringMatching(/^Avant de réserver, chaque séjour indique/),
      ],
      index: true,
      follow: true,
    })
    expect(modelOf('fr_FR', paris, 0)).toMatchObject({ index: false, follow: true })
  })
})
