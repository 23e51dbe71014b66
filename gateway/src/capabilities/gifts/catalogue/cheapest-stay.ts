import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { lowestPrice } from './box-stays'

/** Lowest price of the stays that an address of the search leads to; null for any other address. */
export type CheapestStay = (searchUri: string) => Promise<number | null>

type Deps = { db: Db; clock: Pick<Clock, 'now'>; createCache: CreateCache }

const keptMs = 60_000
const mostKept = 500

/** Prices of the last minute: gifts are read on every page of their holders. */
export function createCheapestStay({ db, clock, createCache }: Deps): CheapestStay {
  const currentCache = createCache<Promise<number | null>>({ max: mostKept, ttl: keptMs })
  return async (searchUri) => {
    const [address = '', hash = ''] = searchUri.split('#')
    if (address.split('?')[0] !== paths.search()) return null
    const { theme, tags } = parseCriteria({ hash })
    const narrowing = { theme: theme?.toString(), tags: tags ?? [] }
    const known = await currentCache()
    const key = JSON.stringify(narrowing)
    const last = known.get(key)
    if (last) return last
    const found = lowestPrice({ db, clock }, narrowing)
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }
}
