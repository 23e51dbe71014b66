import fc from 'fast-check'
import { vectorsOf } from '../rules/testing/vectors'
import { parseCriteria } from './parse-criteria'
import { serializeCriteria } from './serialize-criteria'
import { someCriteria } from './testing/arbitraries'

describe('parseCriteria', () => {
  it.each(vectorsOf<typeof parseCriteria>('hash'))('[SC-001] [SH-029] $id', ({ in: input, out }) => {
    expect(parseCriteria(input)).toStrictEqual(out)
  })

  it.each([
    ['night=3&nights=2', { nights: 2 }],
    ['nights=2&night=3', { nights: 2 }],
    ['giftAdults=2', { giftAdult: 2 }],
    ['giftAdults=3&giftAdult=2', { giftAdult: 2 }],
  ])('[SC-001] [SH-029] %s: the written spelling wins', (hash, criteria) =>
    expect(parseCriteria({ hash })).toStrictEqual(criteria),
  )

  it.each([
    ['s=true&error=true', { s: true, error: true }],
    ['s=1&isLoading=1', { s: true, isLoading: true }],
    ['s=false&error=0&isLoading=', {}],
  ])('[SH-029] %s: a flag is set or absent', (hash, criteria) =>
    expect(parseCriteria({ hash })).toStrictEqual(criteria),
  )

  it.each([
    ['activityDates=12_0-15_1', { activityDates: ['12_0', '15_1'] }],
    ['facilities=1,2&stars=4', { facilities: ['1', '2'], stars: ['4'] }],
    ['facilities=1%2C2', { facilities: ['1', '2'] }],
    ['tags=&facilities=,', {}],
  ])('[SC-001] [SH-029] %s: lists', (hash, criteria) =>
    expect(parseCriteria({ hash })).toStrictEqual(criteria),
  )

  it.each([
    ['a=two&b=&c=%20&nights=NaN&lat=Infinity&priceMax=1e999', {}],
    ['&&city=75&&=x&', { city: '75' }],
    ['checkin=soon&checkout=2026-02-30', {}],
    ['checkin=2026-12-05&checkout=', { checkin: '2026-12-05' }],
    ['reviews', { reviews: '' }],
    ['q=a=b', { q: 'a=b' }],
    ['q=100%&r=%E0%A4%A', { q: '100%', r: '%E0%A4%A' }],
    ['hasInsurance=true', { hasInsurance: 'true' }],
  ])('[SC-001] %s: whatever was typed or cut', (hash, criteria) =>
    expect(parseCriteria({ hash })).toStrictEqual(criteria),
  )

  it('a key that every object has is a key like any other', () => {
    const criteria = parseCriteria({ hash: '__proto__=x&constructor=y&toString=z' })
    expect(Object.entries(criteria)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ])
    expect(Object.getPrototypeOf(criteria)).toBe(Object.prototype)
  })

  it('[SC-001] reads any text without throwing, and the same again after writing it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', size: 'medium' }), (hash) => {
        const criteria = parseCriteria({ hash })
        expect(parseCriteria({ hash: serializeCriteria({ criteria }) })).toEqual(wellFormed(criteria))
      }),
    )
  })

  it('[SC-001] the # in front makes no difference', () => {
    fc.assert(
      fc.property(someCriteria, (criteria) => {
        const hash = serializeCriteria({ criteria })
        expect(parseCriteria({ hash: `#${hash}` })).toEqual(parseCriteria({ hash }))
      }),
    )
  })
})

/** Half an emoji cannot be written to an address: what comes back has the replacement character. */
const wellFormed = (criteria: object) =>
  JSON.parse(JSON.stringify(criteria), (_key, value) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  )
