import { isSaved, mostSavedSearches, type SavedSearch, withoutSearch, withSearch } from './saved-search'

const search = (uri: string): SavedSearch => ({
  uri,
  title: 'Stays',
  words: [],
  found: { count: 1, cents: null, day: '2026-11-23' },
})

it('keeps the newest first, each once', () => {
  const list = withSearch(withSearch(withSearch([], search('/a')), search('/b')), search('/a'))
  expect(list.map(({ uri }) => uri)).toEqual(['/a', '/b'])
  expect(isSaved(list, '/b')).toBe(true)
  expect(isSaved(withoutSearch(list, '/b'), '/b')).toBe(false)
})

it('lets the oldest go when there are too many', () => {
  let list: SavedSearch[] = []
  for (let number = 0; number <= mostSavedSearches; number += 1) list = withSearch(list, search(`/${number}`))
  expect(list).toHaveLength(mostSavedSearches)
  expect(isSaved(list, '/0')).toBe(false)
})
