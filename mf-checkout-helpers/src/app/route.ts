import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'

export type Route =
  | { page: 'checkout'; productId: string | null }
  | { page: 'activity' }
  | { page: 'gifting' }
  | { page: 'booking' }
  | { page: 'confirmation'; orderUUID: string; succeeded: boolean }

/** `/confirmation/{orderUUID}?status=…` (D92); `/booking/lookup`; every other path of ours is a checkout. */
export function readRoute({ path, query }: PageLocation): Route {
  const [, segment, id = ''] = path.split('/')
  if (segment === 'checkout' && id === 'activity') return { page: 'activity' }
  if (segment === 'checkout' && id === 'gifting') return { page: 'gifting' }
  if (segment === 'booking' || (segment === 'checkout' && id === 'modification')) return { page: 'booking' }
  if (segment !== 'confirmation') return { page: 'checkout', productId: query.productId ?? null }
  return { page: 'confirmation', orderUUID: id, succeeded: query.status === 'success' }
}
