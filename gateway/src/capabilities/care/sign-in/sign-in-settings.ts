import type { Config } from '../../../platform/config'
import type { AgentRules } from './agent'

export type SignInSettings = AgentRules & {
  /** While one is changed: the new one, then the former one. */
  clientSecrets: string[]
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
  const { issuer, clientId, clientSecrets, emailDomain, roles, rolesClaim, mayPretend } = config.careSignIn
  if (issuer && clientId && clientSecrets.length > 0 && emailDomain)
    return {
      issuer,
      clientId,
      clientSecrets,
      emailDomain,
      roles,
      rolesClaim,
      isEmbedded: false,
    }
  const isUntouched = !issuer && !clientId && clientSecrets.length === 0 && !emailDomain
  return isUntouched && mayPretend ? embedded(config.publicOrigin) : null
}

const embedded = (publicOrigin: string): SignInSettings => ({
  issuer: new URL(embeddedPath, publicOrigin).href,
  clientId: 'customer-care',
  // Between two parts of one process: it protects nothing.
  clientSecrets: ['embedded-provider'],
  emailDomain: embeddedDomain,
  roles: { [embeddedAccounts.lead]: ['lead'], [embeddedAccounts.operator]: ['operator'] },
  rolesClaim: 'roles',
  isEmbedded: true,
})
