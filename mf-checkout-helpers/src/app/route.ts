import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import { productOf } from '../features/stay/checkout-stay'

export type Route =
  | { page: 'checkout'; productId: string | null }
  | { page: 'activity' }
  | { page: 'gifting' }
  | { page: 'booking'; changes: string | null }
  | { page: 'review' }
  | { page: 'payment'; orderUUID: string }
  | { page: 'confirmation'; orderUUID: string; succeeded: boolean }

/** `/confirmation/{orderUUID}?status=…` (D92); `/booking/lookup`, the change of one order (CH-037), its payment by a link; every other path of ours is a checkout. */
export function readRoute({ path, query }: PageLocation): Route {
  const [, segment, id = ''] = path.split('/')
  if (segment === 'checkout' && id === 'activity') return { page: 'activity' }
  if (segment === 'checkout' && id === 'gifting') return { page: 'gifting' }
  if (segment === 'checkout' && id === 'modification')
    return { page: 'booking', changes: path.split('/')[3] || null }
  if (segment === 'checkout' && id === 'payment')
    return { page: 'payment', orderUUID: path.split('/')[3] ?? '' }
  if (segment === 'booking') return { page: 'booking', changes: null }
  if (segment === 'review') return { page: 'review' }
  if (segment !== 'confirmation') return { page: 'checkout', productId: productOf(query) ?? null }
  return { page: 'confirmation', orderUUID: id, succeeded: query.status === 'success' }
}
