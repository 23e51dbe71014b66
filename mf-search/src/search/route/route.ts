import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'
import { type Flow, flows } from '@escapade/shared-contracts/rules/search/flow'

export type SearchRoute = {
  flow: Flow
  page: number
  /** Offer that a link recommends. */
  recommendedOfferId?: string
  /** Gifts of one stay each, not of any kind (SE-002). */
  singleVoucher?: true
  /** Name of a place as somebody wrote it, in a link or in the search field of a browser. */
  text?: string
}

const maxPage = 1000
/** As long as the gateway looks up. */
const longestText = 80

/** Flow and zero-based page of the query; a senseless query means the booking flow and the first page (SH-027). */
export function readSearchRoute(
  { query }: PageLocation,
  { activityOnly }: { activityOnly: boolean },
): SearchRoute {
  const asked = flows.find((flow) => flow === query.flow) ?? 'booking'
  const page = /^\d{1,4}$/.test(query.page ?? '') ? Math.min(Number(query.page), maxPage) : 0
  const flow = asked === 'activity' && !activityOnly ? 'booking' : asked
  const { recommendedOfferId, type, q } = query
  const text = q?.trim().slice(0, longestText)
  return {
    flow,
    page,
    ...(recommendedOfferId ? { recommendedOfferId } : {}),
    ...(flow === 'gifting' && type === 'singleVoucher' ? { singleVoucher: true } : {}),
    ...(text ? { text } : {}),
  }
}

type Address = Omit<SearchRoute, 'page' | 'text'> & {
  /** Absent: the first one, unsaid. */
  page?: number
  /** Whence the search was sent (D9). */
  from?: string
}

/** Address of a search: what it lists and which page in the query, its criteria in the hash, given without #. */
export function searchUriOf(address: Address, hash = ''): string {
  const { flow, from, page, singleVoucher, recommendedOfferId } = address
  const type = singleVoucher && 'singleVoucher'
  return paths.search({ flow, from, page, type, recommendedOfferId, hash })
}

/** Address of a list from its first page on. */
export const firstPageOf = ({ page: _, ...list }: SearchRoute, hash?: string) => searchUriOf(list, hash)

type Experiment = { route: SearchRoute; singleVoucherSearch: boolean }

/** Address to which an experiment sends a gift search instead; null: nowhere (SE-002). */
export function redirectOf({ route, singleVoucherSearch }: Experiment): string | null {
  if (!singleVoucherSearch || route.flow !== 'gifting' || route.singleVoucher) return null
  return searchUriOf({ ...route, page: route.page || undefined, singleVoucher: true })
}
