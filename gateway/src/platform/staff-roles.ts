import { type StaffRole, staffRoles } from '@escapade/shared-contracts/rules/staff/permissions'

const role = `(${staffRoles.join('|')})`
const entry = `\\s*[^\\s=,@]+@[^\\s=,@]+=${role}(\\+${role})*\\s*`
/** Form of STAFF_ROLES, in small letters: `ada@escapade.example=editor+squad,bob@escapade.example=operator`. */
export const staffRolesForm = new RegExp(`^(${entry}(,${entry})*)?$`)

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
