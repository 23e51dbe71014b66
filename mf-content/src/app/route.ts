import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/flow'

export type Route =
  | { page: 'home'; flow: Flow }
  | { page: 'static'; id: string | null }
  | { page: 'contact' }
  | { page: 'wishlist' }
  | { page: 'not-found' }

const homeFlows: readonly string[] = ['booking', 'gifting', 'activity'] satisfies Flow[]

/** The page of a path; paths of ours that name nothing are not found. */
export function readRoute({ path, query }: PageLocation): Route {
  const [, segment = '', ...rest] = path.split('/')
  const below = rest.filter(Boolean).join('/')
  if (segment === '')
    return { page: 'home', flow: homeFlows.includes(query.flow ?? '') ? (query.flow as Flow) : 'booking' }
  if (segment === 'static') return { page: 'static', id: below || null }
  if (segment === 'contact' && !below) return { page: 'contact' }
  if (segment === 'account' && below === 'wishlist') return { page: 'wishlist' }
  return { page: 'not-found' }
}
