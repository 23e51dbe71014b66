import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'

export type Route =
  | { page: 'find' }
  | { page: 'file'; orderUUID: string }
  | { page: 'cases' }
  | { page: 'case'; caseNumber: string }
  | { page: 'person' }
  | { page: 'approvals' }
  | { page: 'audit' }
  | { page: 'roles' }
  | { page: 'not-found' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const caseNumber = /^[0-9A-Z]{8}$/

export function readRoute({ path }: PageLocation): Route {
  if (path === paths.desk()) return { page: 'find' }
  if (path === paths.deskCases()) return { page: 'cases' }
  if (path === paths.deskPerson()) return { page: 'person' }
  if (path === paths.deskApprovals()) return { page: 'approvals' }
  if (path === paths.deskAudit()) return { page: 'audit' }
  if (path === paths.deskRoles()) return { page: 'roles' }
  const [, , section, id = '', more] = path.split('/')
  if (section === 'orders' && more === undefined && uuid.test(id)) return { page: 'file', orderUUID: id }
  if (section === 'cases' && more === undefined && caseNumber.test(id))
    return { page: 'case', caseNumber: id }
  return { page: 'not-found' }
}
