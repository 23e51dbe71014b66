import { setImmediate as otherWork } from 'node:timers/promises'
import type { NavigationLink } from '@escapade/shared-contracts/api/cms-schemas'
import { placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import type { CountHotels, Wanted } from '../search/count-hotels'

type Deps = { countHotels: CountHotels; now: () => number }
type Counted = { count: Promise<number>; at: number }

/** Prices and stock change a count now and then: it is a hint, and a large menu asks for hundreds. */
const freshMs = 600_000

/** Adds to the links that lead to a search how many hotels it finds; what an editor counted stays. */
export function createMenuCounts({ countHotels, now }: Deps) {
  const known = new Map<string, Counted>()

  const countOf = (wanted: Wanted): Promise<number> => {
    const key = JSON.stringify(wanted)
    const last = known.get(key)
    if (last && now() - last.at < freshMs) return last.count
    // A search keeps the thread to itself: others come in between.
    const count = otherWork().then(() => countHotels(wanted))
    known.set(key, { count, at: now() })
    count.catch(() => known.delete(key))
    return count
  }

  return async function withCounts(links: NavigationLink[]): Promise<NavigationLink[]> {
    const counted: NavigationLink[] = []
    for (const link of links) {
      const wanted = wantedBy(link.uri)
      const count = link.count ?? (wanted && (await countOf(wanted)))
      counted.push({
        ...link,
        ...(count === null ? {} : { count }),
        children: await withCounts(link.children),
      })
    }
    return counted
  }
}

const countedKeys = new Set<string>([...placeKeys.filter((key) => key !== 'hotel'), 'theme'])

/** What a link to the search of stays asks for, as far as a place or a theme says it all. */
function wantedBy(uri: string): Wanted | null {
  const { pathname, searchParams, hash } = new URL(uri, 'https://shop.invalid')
  const isStays = pathname === '/search' && (searchParams.get('flow') ?? 'booking') === 'booking'
  const criteria = Object.entries(parseCriteria({ hash }))
  if (!isStays || criteria.length === 0 || !criteria.every(([key]) => countedKeys.has(key))) return null
  return Object.fromEntries(criteria) as Wanted
}
