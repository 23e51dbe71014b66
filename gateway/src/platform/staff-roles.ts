import type { StaffRole } from '@escapade/shared-contracts/rules/staff/permissions'

const partsOf = (list: string, separator: string) =>
  list
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** Roles by address from CARE_LEADS and STAFF_ROLES, whose form has been checked. */
export function readStaffRoles(settings: { leads: string; roles: string }): Record<string, StaffRole[]> {
  const byAddress: Record<string, StaffRole[]> = {}
  const give = (email: string, roles: StaffRole[]) => {
    byAddress[email] = [...(byAddress[email] ?? []), ...roles]
  }
  for (const email of partsOf(settings.leads, ',')) give(email, ['lead'])
  for (const named of partsOf(settings.roles, ',')) {
    const [email = '', roles = ''] = named.split('=')
    give(email, partsOf(roles, '+') as StaffRole[])
  }
  return byAddress
}
