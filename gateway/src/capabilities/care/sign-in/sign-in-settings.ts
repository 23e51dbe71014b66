import type { Config } from '../../../platform/config'
import type { AgentRules } from './agent'

export type SignInSettings = AgentRules & {
  clientSecret: string
  /** The provider is the embedded one. */
  isEmbedded: boolean
}

/** Path of the embedded provider, and the accounts that it has. */
export const embeddedPath = '/care/provider'
const embeddedDomain = 'escapade.example'
export const embeddedAccounts = {
  agent: `agent@${embeddedDomain}`,
  lead: `lead@${embeddedDomain}`,
  operator: `operator@${embeddedDomain}`,
}

type Input = Pick<Config, 'careSignIn' | 'publicOrigin'>

/** Null where no provider was set up: then agents cannot sign in, and hosts of customer care stay closed. */
export function readSignInSettings(config: Input): SignInSettings | null {
  const { issuer, clientId, clientSecret, emailDomain, roles, rolesClaim, mayPretend } = config.careSignIn
  if (issuer && clientId && clientSecret && emailDomain)
    return {
      issuer,
      clientId,
      clientSecret,
      emailDomain,
      roles,
      rolesClaim,
      isEmbedded: false,
    }
  const isUntouched = !issuer && !clientId && !clientSecret && !emailDomain
  return isUntouched && mayPretend ? embedded(config.publicOrigin) : null
}

const embedded = (publicOrigin: string): SignInSettings => ({
  issuer: new URL(embeddedPath, publicOrigin).href,
  clientId: 'customer-care',
  // Between two parts of one process: it protects nothing.
  clientSecret: 'embedded-provider',
  emailDomain: embeddedDomain,
  roles: { [embeddedAccounts.lead]: ['lead'], [embeddedAccounts.operator]: ['operator'] },
  rolesClaim: 'roles',
  isEmbedded: true,
})
