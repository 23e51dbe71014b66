import * as paths from '@escapade/shared-contracts/paths'
import type { Permission } from '@escapade/shared-contracts/rules/staff/permissions'
import type { IconName } from '@escapade/shared-ui/icon/Icon'

/** Sections of the desk in the order of its menu. Without a permission everybody who works for the shop has it. */
export const sections = [
  { name: 'find', to: paths.desk(), icon: 'search', permission: 'find-orders' },
  { name: 'cases', to: paths.deskCases(), icon: 'mail', permission: 'answer-cases' },
  { name: 'people', to: paths.deskPerson(), icon: 'user', permission: 'read-people' },
  { name: 'approvals', to: paths.deskApprovals(), icon: 'check', permission: 'read-orders' },
  { name: 'audit', to: paths.deskAudit(), icon: 'eye', permission: 'read-audit' },
  { name: 'roles', to: paths.deskRoles(), icon: 'users', permission: null },
] as const satisfies { name: string; to: string; icon: IconName; permission: Permission | null }[]
