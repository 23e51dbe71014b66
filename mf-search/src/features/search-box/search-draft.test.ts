import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { changeParty } from '@escapade/shared-contracts/rules/party/change-party'
import { placeOf, withPlace } from '../../search/criteria/place'
import { withoutDates } from '../../search/criteria/without-dates'
import { withDates, withParty, withTheme } from './search-draft'

const criteria = (hash: string) => parseCriteria({ hash })
const written = (changed: ReturnType<typeof criteria>) => serializeCriteria({ criteria: changed })
const party = (adult: number, child = 0, baby = 0) =>
  changeParty({ party: { adult, child, baby }, change: null })

describe('search draft', () => {
  it('[SE-050] takes a chosen destination in place of every other and of distances', () => {
    const before = criteria('region=3&lat=47&lng=4&distanceMax=100&checkin=2026-12-05')
    expect(withPlace(before, { category: 'city', id: '75' })).toEqual({ checkin: '2026-12-05', city: '75' })
  })

  it('[SE-052] reads the place of a link', () => {
    expect(placeOf(criteria('skiresort=9'))).toEqual({ category: 'skiresort', id: '9' })
    expect(placeOf(criteria('theme=39'))).toBeNull()
  })

  it('[SE-045] removes the three date keys and no other', () => {
    const dated = withDates(criteria('city=75'), { checkin: '2026-12-05', checkout: '2026-12-06', nights: 1 })
    expect(withoutDates(dated)).toEqual({ city: '75' })
  })

  it('[SE-055] writes a party only where it is not two adults', () => {
    expect(written(withParty(criteria('a=4&c=1&s=true'), party(2)))).toBe('')
    expect(withParty(criteria(''), party(2, 1))).toEqual({ a: 2, c: 1, s: true })
  })

  it('[SE-077] sets and removes the theme', () => {
    expect(withTheme(criteria('city=75'), '985')).toEqual({ city: '75', theme: '985' })
    expect(withTheme(criteria('theme=985'), '')).toEqual({})
  })
})
