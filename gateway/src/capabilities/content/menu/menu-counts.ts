import { setImmediate as otherWork } from 'node:timers/promises'
import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import { placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { LRUCache } from 'lru-cache'
import type { CreateCache } from '../../../platform/revision/create-cache'
import type { CountHotels, Wanted } from './count-hotels'

type Deps = { countHotels: CountHotels['count']; createCache: CreateCache }
type Counts = LRUCache<string, Promise<number>>

/** Prices and stock change a count now and then: it is a hint, and a large menu asks for hundreds. */
const keptMs = 600_000
const mostLinks = 2_000

/** Adds to the links that lead to a search how many hotels it finds; what an editor counted stays. */
export function createMenuCounts({ countHotels, createCache }: Deps) {
  const currentCache = createCache<Promise<number>>({ max: mostLinks, ttl: keptMs })

  const countOf = (wanted: Wanted, known: Counts): Promise<number> => {
    const key = JSON.stringify(wanted)
    const last = known.get(key)
    if (last) return last
    // A search keeps the thread to itself: others come in between.
    const count = otherWork().then(() => countHotels(wanted))
    known.set(key, count)
    count.catch(() => known.delete(key))
    return count
  }

  async function withCounts(links: NavigationLink[], known: Counts): Promise<NavigationLink[]> {
    const counted: NavigationLink[] = []
    for (const link of links) {
      const wanted = wantedBy(link.uri)
      const count = link.count ?? (wanted && (await countOf(wanted, known)))
      counted.push({
        ...link,
        ...(count === null ? {} : { count }),
        children: await withCounts(link.children, known),
      })
    }
    return counted
  }
  return async (links: NavigationLink[]) => withCounts(links, await currentCache())
}

/** Without the links that nothing is behind, nor behind any of theirs. */
export const withoutEmpty = (links: NavigationLink[]): NavigationLink[] =>
  links
    .map((link) => ({ ...link, children: withoutEmpty(link.children) }))
    .filter(({ count, children }) => count !== 0 || children.length > 0)

const countedKeys = new Set<string>([...placeKeys.filter((key) => key !== 'hotel'), 'theme'])

/** Criteria of a link to the search of stays, as far as a place or a theme says it all. */
function wantedBy(uri: string): Wanted | null {
  const { pathname, searchParams, hash } = new URL(uri, 'https://shop.invalid')
  const isStays = pathname === paths.search() && (searchParams.get('flow') ?? 'booking') === 'booking'
  const criteria = Object.entries(parseCriteria({ hash }))
  if (!isStays || criteria.length === 0 || !criteria.every(([key]) => countedKeys.has(key))) return null
  return Object.fromEntries(criteria) as Wanted
}
