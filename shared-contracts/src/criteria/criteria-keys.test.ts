import { onlyGiven, onlyKeys, withoutKeys } from './criteria-keys'
import { parseCriteria } from './parse-criteria'

const criteria = parseCriteria({ hash: 'city=75&theme=985&checkin=2026-12-05&utm_source=mail' })

describe('keys of criteria', () => {
  it('[SC-001] keeps only what is named', () =>
    expect(onlyKeys(criteria, ['city', 'theme', 'lat'])).toEqual({ city: '75', theme: '985' }))

  it('[SC-001] takes away what is named, and keeps unknown keys', () =>
    expect(withoutKeys(criteria, ['city', 'theme', 'checkin'])).toEqual({ utm_source: 'mail' }))

  it('[SC-001] forgets what has no value', () =>
    expect(onlyGiven({ city: '75', theme: undefined, c: 0 })).toEqual({ city: '75', c: 0 }))
})
