export type RecentSearch = { id: string; label: string; category: string }

const maxSearches = 3

/** Newest first, each id once: a new entry replaces the older one, whose label may have changed. */
export function addRecentSearch<Search extends RecentSearch>({
  list,
  add,
}: {
  list: readonly Search[]
  add: Search
}): Search[] {
  return [add, ...list.filter(({ id }) => id !== add.id)].slice(0, maxSearches)
}
