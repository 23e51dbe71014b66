import { allLocales, bcp47, countryOf, isLocale, languageOf, locales, pseudoLocale } from './locale'

describe('locales and flows', () => {
  it.each([
    ['fr_FR', 'fr', 'FR', 'fr-FR'],
    ['es_ES', 'es', 'ES', 'es-ES'],
    ['fr_BE', 'fr', 'BE', 'fr-BE'],
    ['nl_NL', 'nl', 'NL', 'nl-NL'],
    ['nl_BE', 'nl', 'BE', 'nl-BE'],
    ['it_IT', 'it', 'IT', 'it-IT'],
    ['en_XA', 'en', 'FR', 'en-XA'],
  ] as const)('%s is language %s, country %s, tag %s', (locale, language, country, tag) => {
    expect([languageOf(locale), countryOf(locale), bcp47(locale)]).toEqual([language, country, tag])
  })

  it('tags are those Intl knows', () => {
    expect(Intl.getCanonicalLocales(locales.map(bcp47))).toEqual(locales.map(bcp47))
  })

  it('are those of the markets, without the one that only tests speak', () => {
    expect(locales).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_NL', 'nl_BE', 'it_IT'])
    expect(isLocale(pseudoLocale)).toBe(false)
    expect([...locales, pseudoLocale]).toEqual(allLocales)
  })

  it('the guard takes the listed values and nothing else', () => {
    expect(locales.every(isLocale)).toBe(true)
    expect([isLocale('en_GB'), isLocale(null)]).toEqual([false, false])
  })
})
