import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'

export type Route =
  | { page: 'box'; id: string }
  | { page: 'beneficiary'; box: boolean }
  | { page: 'gift-card'; many: boolean }
  | { page: 'not-found' }

/** `/boxes/{id}`, `/beneficiary/login`, `/giftcard/customization`. */
export function readRoute({ path, query }: PageLocation): Route {
  const [, segment, name = ''] = path.split('/')
  if (segment === 'beneficiary' && name === 'login') return { page: 'beneficiary', box: query.type === 'box' }
  if (segment === 'giftcard' && name === 'customization')
    return { page: 'gift-card', many: query.many === '1' }
  return segment === 'boxes' ? { page: 'box', id: idOfPath({ path }) } : { page: 'not-found' }
}
