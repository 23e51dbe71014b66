import type { AccountLists, ListChanges } from '@escapade/shared-contracts/api/accounts/lists-schemas'

/** Names of what a list holds: they tell one item from another. */
export type Names = { wishes: string[]; searches: string[] }

const nameOfWish = ({ type, id }: { type: string; id: string }): string => `${type} ${id}`
const wishOf = (name: string) => {
  const space = name.indexOf(' ')
  return { type: name.slice(0, space) as 'STAY' | 'ACTIVITY', id: name.slice(space + 1) }
}
const nameOfSearch = ({ uri }: { uri: string }): string => uri

export const namesOf = ({ wishes, searches }: AccountLists): Names => ({
  wishes: wishes.map(nameOfWish),
  searches: searches.map(nameOfSearch),
})

/** Everything that was added and taken out since the names were known. */
export function changesSince(known: Names, { wishes, searches }: AccountLists): ListChanges {
  const names = namesOf({ wishes, searches })
  const isNew = (list: string[]) => (name: string) => !list.includes(name)
  return {
    wishes: {
      added: wishes.filter((wish) => isNew(known.wishes)(nameOfWish(wish))),
      removed: known.wishes.filter(isNew(names.wishes)).map(wishOf),
    },
    searches: {
      added: searches.filter(({ uri }) => isNew(known.searches)(uri)),
      removed: known.searches.filter(isNew(names.searches)),
    },
  }
}

export const isNothing = ({ wishes, searches }: ListChanges): boolean =>
  [wishes.added, wishes.removed, searches.added, searches.removed].every((list) => list.length === 0)

/** As many changes as one call takes (`mostListChanges` of the contract). */
export function firstOf({ wishes, searches }: ListChanges, most = 40): ListChanges {
  const cut = <Added, Removed>({ added, removed }: { added: Added[]; removed: Removed[] }) => ({
    added: added.slice(0, most),
    removed: removed.slice(0, most),
  })
  return { wishes: cut(wishes), searches: cut(searches) }
}

/** The names once these changes are told. */
export function namesWith(known: Names, { wishes, searches }: ListChanges): Names {
  const next = (names: string[], added: string[], removed: string[]) => [
    ...names.filter((name) => !removed.includes(name)),
    ...added,
  ]
  return {
    wishes: next(known.wishes, wishes.added.map(nameOfWish), wishes.removed.map(nameOfWish)),
    searches: next(known.searches, searches.added.map(nameOfSearch), searches.removed),
  }
}

/** Lists with these changes: what is new stands first. */
export function listsWith(lists: AccountLists, { wishes, searches }: ListChanges): AccountLists {
  const next = <Item>(list: Item[], added: Item[], out: string[], nameOf: (item: Item) => string) => {
    const names = added.map(nameOf)
    return [...added, ...list.filter((item) => ![...names, ...out].includes(nameOf(item)))]
  }
  return {
    wishes: next(lists.wishes, wishes.added, wishes.removed.map(nameOfWish), nameOfWish),
    searches: next(lists.searches, searches.added, searches.removed, nameOfSearch),
  }
}
