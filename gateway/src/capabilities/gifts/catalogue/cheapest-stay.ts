import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CreateCache } from '../../../platform/revision/create-cache'
import { remember } from '../../../platform/revision/remember'
import { lowestPrice, type Narrowing } from './box-stays'

/** Lowest price of the stays that an address of the search leads to; null for any other address. */
export type CheapestStay = (searchUri: string) => Promise<number | null>

type Deps = { db: Db; clock: Pick<Clock, 'now'>; createCache: CreateCache }

const keptMs = 60_000
const mostKept = 500

/** Prices of the last minute: gifts are read on every page of their holders. */
export function createCheapestStay({ db, clock, createCache }: Deps): CheapestStay {
  const lowest = remember({
    createCache,
    max: mostKept,
    ttl: keptMs,
    keyOf: (narrowing: Narrowing) => JSON.stringify(narrowing),
    ask: (narrowing) => lowestPrice({ db, clock }, narrowing),
  })
  return async (searchUri) => {
    const [address = '', hash = ''] = searchUri.split('#')
    if (address.split('?')[0] !== paths.search()) return null
    const { theme, tags } = parseCriteria({ hash })
    return lowest({ theme: theme?.toString(), tags: tags ?? [] })
  }
}
