import fc from 'fast-check'
import type { Criteria } from './criteria'
import { parseCriteria } from './parse-criteria'
import { serializeCriteria } from './serialize-criteria'
import { someCriteria } from './testing/arbitraries'

const allKeys: Criteria = {
  checkin: '2024-05-10',
  checkout: '2024-05-12',
  a: 2,
  b: 1,
  c: 1,
  s: true,
  nights: 2,
  city: '75',
  country: 'FR',
  department: '06',
  region: '93',
  hotel: 'h1',
  poi: 'p1',
  skiresort: 's1',
  touristicregion: 't1',
  theme: '985',
  lat: 48.8566,
  lng: -2.3522,
  distanceMin: 0,
  distanceMax: 100,
  priceMin: 50,
  priceMax: 300,
  hotelScore: 8.5,
  facilities: ['1', '2'],
  tags: ['986'],
  hotelStyles: ['a', 'b'],
  hotelEnvironments: ['sea'],
  hotelTypes: ['castle'],
  stars: ['4', '5'],
  sort: 'priceAsc',
  giftNights: 1,
  giftFormat: 'digital',
  giftAdult: 2,
  id: '12',
  offerId: '34',
  activityDates: ['12_0', '15_1'],
  error: true,
  isLoading: true,
}

describe('serializeCriteria', () => {
  it('[SC-001] [SH-029] a criteria object with all keys goes through the hash without loss', () => {
    const hash = serializeCriteria({ criteria: allKeys })
    expect(parseCriteria({ hash })).toStrictEqual(allKeys)
  })

  it('[SC-001] [SH-029] writes the spellings, separators and flags of the documents', () => {
    expect(serializeCriteria({ criteria: { nights: 2, s: true, error: true, isLoading: true } })).toBe(
      'nights=2&s=true&error=1&isLoading=1',
    )
    expect(serializeCriteria({ criteria: { facilities: ['1', '2'], activityDates: ['12_0', '15_1'] } })).toBe(
      'facilities=1,2&activityDates=12_0-15_1',
    )
    expect(serializeCriteria({ criteria: parseCriteria({ hash: 'night=2&giftAdults=2' }) })).toBe(
      'nights=2&giftAdult=2',
    )
    expect(serializeCriteria({ criteria: { utm: 'a b&c=d#é' } })).toBe('utm=a%20b%26c%3Dd%23%C3%A9')
  })

  it('leaves out what says nothing', () => {
    const criteria = { city: undefined, s: false, error: false, tags: [], a: Number.NaN }
    expect(serializeCriteria({ criteria })).toBe('')
    expect(serializeCriteria({ criteria: {} })).toBe('')
  })

  it('[SC-001] is the inverse of parsing, for known and unknown keys', () => {
    const unknown = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,6} ?[&=#]?é?$/).map((key) => `x${key}`),
      fc.string({ unit: 'grapheme' }),
      { noNullPrototype: true },
    )
    fc.assert(
      fc.property(someCriteria, unknown, (known, others) => {
        const criteria: Criteria = { ...others, ...known }
        expect(parseCriteria({ hash: serializeCriteria({ criteria }) })).toEqual(criteria)
      }),
      { numRuns: 500 },
    )
  })

  it('writing what was read gives the same text again', () => {
    fc.assert(
      fc.property(someCriteria, (criteria) => {
        const hash = serializeCriteria({ criteria })
        expect(serializeCriteria({ criteria: parseCriteria({ hash }) })).toBe(hash)
      }),
    )
  })
})
