import { type StaffRole, staffRoles } from '@escapade/shared-contracts/rules/staff/permissions'
import * as z from 'zod'

/** Somebody who works for the shop, as the verified token says. */
export type Agent = { email: string; roles: readonly StaffRole[]; expiresAt: Date }

export type AgentRules = {
  issuer: string
  clientId: string
  /** Lower case. */
  emailDomain: string
  /** Roles by address, lower case; who is not named, and has none by the provider, is an agent. */
  roles: Readonly<Record<string, readonly StaffRole[]>>
}

const google = 'https://accounts.google.com'

const Claims = z.object({
  email: z.string().toLowerCase(),
  email_verified: z.literal(true),
  exp: z.int(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string().min(1),
  hd: z.string().toLowerCase().optional(),
  /** Roles that the organisation's provider gives; those that are not ours are passed over. */
  roles: z.array(z.unknown()).optional().catch(undefined),
})

/**
 * The agent that the claims of a verified token name, or null. Google lets anybody open an account with an address of
 * another domain, and vouches for those of an organisation by `hd`
 * (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
export function agentOf(claims: unknown, rules: AgentRules): Agent | null {
  const { issuer, clientId, emailDomain } = rules
  const parsed = Claims.safeParse(claims)
  if (!parsed.success) return null
  const { email, exp, aud, azp, hd, roles } = parsed.data
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) return null
  if (email.slice(email.lastIndexOf('@') + 1) !== emailDomain) return null
  if ((hd ?? (issuer.replace(/\/$/, '') === google ? '' : emailDomain)) !== emailDomain) return null
  return { email, roles: rolesOf(email, roles ?? [], rules), expiresAt: new Date(exp * 1000) }
}

/** Roles by the provider's claim and by setting; a lead is an agent, too. */
function rolesOf(email: string, claimed: readonly unknown[], { roles }: AgentRules): StaffRole[] {
  const set = new Set<unknown>([...claimed, ...(Object.hasOwn(roles, email) ? (roles[email] ?? []) : [])])
  if (set.has('lead')) set.add('agent')
  const known = staffRoles.filter((role) => set.has(role))
  return known.length > 0 ? known : ['agent']
}
