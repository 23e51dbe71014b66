import { type StaffRole, staffRoles } from '@escapade/shared-contracts/rules/staff/permissions'
import * as z from 'zod'

/** Somebody who works for the shop, as the verified token says. */
export type Agent = { email: string; roles: readonly StaffRole[]; expiresAt: Date }

/** A person who is not one of ours, with the reason for the log, which names no one. */
export type Refused = { refused: string }
export const isRefused = <Given extends object>(given: Given | Refused): given is Refused =>
  'refused' in given

export type AgentRules = {
  issuer: string
  clientId: string
  /** Lower case. */
  emailDomain: string
  /** Roles by address, lower case; who is not named, and has none by the provider, is an agent. */
  roles: Readonly<Record<string, readonly StaffRole[]>>
  /** Claim that has a person's roles; a path where it lies deeper, as `realm_access.roles`. */
  rolesClaim: string
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
})

/**
 * The agent that the claims of a verified token name. Google lets anybody open an account with an address of
 * another domain, and vouches for those of an organisation by `hd`
 * (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
export function agentOf(claims: Record<string, unknown>, rules: AgentRules): Agent | Refused {
  const { issuer, clientId, emailDomain } = rules
  const parsed = Claims.safeParse(claims)
  if (!parsed.success)
    return { refused: `these claims are missing or not good: ${namesOf(parsed.error).join(', ')}` }
  const { email, exp, aud, azp, hd } = parsed.data
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId)
    return { refused: 'the token was made for another client' }
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (domain !== emailDomain)
    return { refused: `an address at ${domain}, and CARE_EMAIL_DOMAIN is ${emailDomain}` }
  if ((hd ?? (issuer.replace(/\/$/, '') === google ? '' : emailDomain)) !== emailDomain)
    return { refused: `Google does not count the account to the organisation ${emailDomain}` }
  const claimed = claimAt(claims, rules.rolesClaim)
  return {
    email,
    roles: rolesOf(email, Array.isArray(claimed) ? claimed : [], rules),
    expiresAt: new Date(exp * 1000),
  }
}

const namesOf = (error: z.ZodError) => [...new Set(error.issues.map(({ path }) => String(path[0])))]

/** The claim of that name, else the one that its dots lead to; names of claims may be addresses. */
export function claimAt(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      claims,
    )
}

/** Roles by the provider's claim and by setting; a lead is an agent, too. */
function rolesOf(email: string, claimed: readonly unknown[], { roles }: AgentRules): StaffRole[] {
  const set = new Set<unknown>([...claimed, ...(Object.hasOwn(roles, email) ? (roles[email] ?? []) : [])])
  if (set.has('lead')) set.add('agent')
  const known = staffRoles.filter((role) => set.has(role))
  return known.length > 0 ? known : ['agent']
}
