import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'

export type Route =
  | { page: 'find' }
  | { page: 'file'; orderUUID: string }
  | { page: 'person' }
  | { page: 'approvals' }
  | { page: 'audit' }
  | { page: 'roles' }
  | { page: 'not-found' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function readRoute({ path }: PageLocation): Route {
  if (path === paths.desk()) return { page: 'find' }
  if (path === paths.deskPerson()) return { page: 'person' }
  if (path === paths.deskApprovals()) return { page: 'approvals' }
  if (path === paths.deskAudit()) return { page: 'audit' }
  if (path === paths.deskRoles()) return { page: 'roles' }
  const [, , section, orderUUID = '', more] = path.split('/')
  if (section === 'orders' && more === undefined && uuid.test(orderUUID)) return { page: 'file', orderUUID }
  return { page: 'not-found' }
}
