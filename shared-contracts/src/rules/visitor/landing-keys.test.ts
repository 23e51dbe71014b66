import { landingKeysOf, landingKindOf } from './landing-keys'
import { locales } from './locale'

it.each([
  ['[SH-010] fr_FR', 'fr_FR', 'ville', 'idee'],
  ['[SH-011] es_ES', 'es_ES', 'ciudad', 'tema'],
  ['[SH-012] fr_BE', 'fr_BE', 'ville', 'idee'],
  ['[SH-012] nl_BE', 'nl_BE', 'stad', 'thema'],
  ['[SH-013] nl_NL', 'nl_NL', 'stad', 'thema'],
  ['[SH-013] it_IT', 'it_IT', 'citta', 'tema'],
] as const)('%s has landing keys of its own', (_, locale, city, idea) => {
  expect(landingKeysOf(locale)).toEqual({ city, idea })
})

it('[SH-013] has English keys for a language without own ones', () => {
  expect(landingKeysOf('en_XA')).toEqual({ city: 'city', idea: 'idea' })
  expect(landingKindOf({ locale: 'en_XA', key: 'idea' })).toBe('idea')
})

it.each(locales)('reads the keys of %s and no other', (locale) => {
  const own: string[] = Object.values(landingKeysOf(locale))
  const all = new Set(locales.flatMap((each) => Object.values(landingKeysOf(each))))
  for (const key of [...all, '', 'constructor', 'villes'])
    expect(landingKindOf({ locale, key }) !== null).toBe(own.includes(key))
})
