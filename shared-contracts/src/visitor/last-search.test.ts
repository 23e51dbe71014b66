import fc from 'fast-check'
import { type LastSearch, lastSearchKey, readLastSearch, writeLastSearch } from './last-search'

const search: LastSearch = {
  uri: '/search?flow=booking#city=75&checkin=2026-12-05&checkout=2026-12-06',
  locale: 'fr_FR',
  where: 'Beaune',
  when: '5–6 déc.',
  until: '2026-12-05',
}
const read = (text: string | null, today = '2026-11-20', locale: LastSearch['locale'] = 'fr_FR') =>
  readLastSearch({ text, locale, today })

describe('the last search of a device', () => {
  it('is read as it was written', () => {
    const stored = new Map<string, string>()
    writeLastSearch({ setItem: (key, value) => void stored.set(key, value) }, search)
    expect(read(stored.get(lastSearchKey) ?? null)).toEqual(search)
  })

  it.each<[string, Partial<LastSearch>, string, boolean]>([
    ['on its day', {}, '2026-12-05', true],
    ['a day later', {}, '2026-12-06', false],
    ['without a day, years later', { when: null, until: null }, '2031-01-01', true],
  ])('leads somewhere %s: %#', (_, change, today, leads) => {
    expect(read(JSON.stringify({ ...search, ...change }), today) !== null).toBe(leads)
  })

  it('is none in another locale', () => {
    expect(read(JSON.stringify(search), '2026-11-20', 'fr_BE')).toBeNull()
  })

  it('is none where anything else is stored, and leads nowhere but to the search', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          ...Object.fromEntries(Object.keys(search).map((key) => [key, fc.anything()])),
          uri: fc.oneof(fc.webUrl(), fc.constantFrom('//x.example/search', 'javascript:0', '/searching')),
          locale: fc.constant('fr_FR'),
          where: fc.string(),
        })
        .map((value) => JSON.stringify(value) ?? ''),
    )
    fc.assert(fc.property(anything, (text) => expect(read(text)).toBeNull()))
  })
})
