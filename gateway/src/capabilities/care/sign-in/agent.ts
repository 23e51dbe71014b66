import * as z from 'zod'

type AgentRole = 'agent' | 'lead'

/** Agent of customer care, as the verified token says. */
export type Agent = { email: string; role: AgentRole; expiresAt: Date }

export type AgentRules = {
  issuer: string
  clientId: string
  /** Lower case. */
  emailDomain: string
  /** Addresses of those who may give money back, lower case. */
  leads: readonly string[]
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
 * The agent that the claims of a verified token name, or null. Google lets anybody open an account with an address of
 * another domain, and vouches for those of an organisation by `hd`
 * (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
export function agentOf(claims: unknown, { issuer, clientId, emailDomain, leads }: AgentRules): Agent | null {
  const parsed = Claims.safeParse(claims)
  if (!parsed.success) return null
  const { email, exp, aud, azp, hd } = parsed.data
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) return null
  if (email.slice(email.lastIndexOf('@') + 1) !== emailDomain) return null
  if ((hd ?? (issuer === google ? '' : emailDomain)) !== emailDomain) return null
  return { email, role: leads.includes(email) ? 'lead' : 'agent', expiresAt: new Date(exp * 1000) }
}
