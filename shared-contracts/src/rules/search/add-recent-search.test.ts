import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { addRecentSearch, type RecentSearch } from './add-recent-search'

const aSearch: fc.Arbitrary<RecentSearch> = fc.record({
  id: fc.constantFrom('6', '33', '69', '75', 'h1'),
  label: fc.constantFrom('Nice', 'Paris', 'Parigi'),
  category: fc.constantFrom('city', 'hotel'),
})

describe('addRecentSearch', () => {
  it.each(vectorsOf<typeof addRecentSearch>('recentSearches'))('[SC-063] $id', ({ in: input, out }) => {
    expect(addRecentSearch(input)).toStrictEqual(out)
  })

  it('[SC-063] is the last three different searches, newest first', () => {
    fc.assert(
      fc.property(fc.array(aSearch), (searches) => {
        const list = searches.reduce<RecentSearch[]>((kept, add) => addRecentSearch({ list: kept, add }), [])
        const newestFirst = searches.toReversed()
        const firstOfEach = newestFirst.filter(
          ({ id }, index) => newestFirst.findIndex((other) => other.id === id) === index,
        )
        expect(list).toEqual(firstOfEach.slice(0, 3))
      }),
    )
  })

  it('adding again changes nothing, and the list given stays as it was', () => {
    fc.assert(
      fc.property(fc.array(aSearch, { maxLength: 3 }), aSearch, (list, add) => {
        const before = structuredClone(list)
        const once = addRecentSearch({ list, add })
        expect(addRecentSearch({ list: once, add })).toEqual(once)
        expect(list).toEqual(before)
      }),
    )
  })
})
