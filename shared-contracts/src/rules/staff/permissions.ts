/** Roles of those who work for the shop; one person may have several. */
export const staffRoles = ['agent', 'lead', 'editor', 'operator', 'squad'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Roles that may use each part of the desk. Acts on an order have their own table beside the order
 * (`access/act-rules.ts` of the gateway), which knows agents and leads.
 */
export const permissions = {
  'find-orders': ['agent', 'lead'],
  'read-orders': ['agent', 'lead'],
  'write-notes': ['agent', 'lead'],
  'answer-cases': ['agent', 'lead'],
  'read-people': ['agent', 'lead'],
  'decide-approvals': ['lead'],
  'read-audit': ['lead', 'operator'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export const mayUse = (roles: readonly StaffRole[], permission: Permission): boolean =>
  permissions[permission].some((role) => roles.includes(role))
