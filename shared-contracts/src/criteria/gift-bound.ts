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

/** Address that a gift opens, bounded by what it pays where that is a search. */
export function withinGift({ searchUri, balance }: { searchUri: string; balance: number }): string {
  const [address = '', hash = ''] = searchUri.split('#')
  const [path, query] = address.split('?')
  if (path !== paths.search()) return searchUri
  return boundUri({
    criteria: parseCriteria({ hash }),
    query: Object.fromEntries(new URLSearchParams(query)),
    balance,
  })
}
