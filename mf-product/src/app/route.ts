import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'

export type ProductRoute = { id: string; flow: Extract<Flow, 'booking' | 'gifting'> }

/** `/product/{id}`; `?flow=gifting` is the same stay as a gift. */
export function readRoute({ path, query }: PageLocation): ProductRoute {
  const [, , segment = ''] = path.split('/')
  return { id: decode(segment), flow: query.flow === 'gifting' ? 'gifting' : 'booking' }
}

/** A path typed by hand may hold a stray `%`. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
