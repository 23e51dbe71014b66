import * as paths from '../paths'
import type { Criteria } from './criteria'
import { parseCriteria } from './parse-criteria'
import { serializeCriteria } from './serialize-criteria'

/** Sum that a gift pays without a card; the hash has prices in euros. */
const euros = (balance: number) => balance / 100

export const isBounded = ({ criteria, balance }: { criteria: Criteria; balance: number }): boolean =>
  criteria.priceMax !== undefined && criteria.priceMax <= euros(balance)

type Search = {
  criteria: Criteria
  query: Readonly<Record<string, string | undefined>>
  /** Null: any price. */
  balance: number | null
}

/** The search with the stays that the gift pays in full, or with all. The filter of prices takes the bound away too. */
export function boundUri({ criteria: { priceMax: _, ...criteria }, query, balance }: Search): string {
  const { page: _page, ...others } = query
  const bounded = balance === null ? criteria : { ...criteria, priceMax: euros(balance) }
  return paths.search({
    flow: 'booking',
    carried: others,
    hash: serializeCriteria({ criteria: bounded }),
  })
}

type Opened = {
  searchUri: string
  balance: number
  /** Lowest price of the stays at that address; where the gift pays none of them, it opens all, the cheapest first. */
  cheapest?: number | null | undefined
}

/** True where a gift pays a stay only with something added. */
export const needsMore = ({ balance, cheapest }: Pick<Opened, 'balance' | 'cheapest'>): boolean =>
  typeof cheapest === 'number' && balance < cheapest

/** Address that a gift opens, bounded by what it pays where that is a search. */
export function withinGift({ searchUri, balance, cheapest }: Opened): string {
  const [address = '', hash = ''] = searchUri.split('#')
  const [path, query] = address.split('?')
  if (path !== paths.search()) return searchUri
  const isShort = needsMore({ balance, cheapest })
  return boundUri({
    criteria: { ...parseCriteria({ hash }), ...(isShort && { sort: 'priceAsc' }) },
    query: Object.fromEntries(new URLSearchParams(query)),
    balance: isShort ? null : balance,
  })
}
