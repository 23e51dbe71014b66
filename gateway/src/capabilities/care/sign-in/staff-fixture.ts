import { type StaffRole, staffRoles } from '@escapade/shared-contracts/rules/staff/permissions'
import { agentsHost } from './browser-fixture'
import type { IdentityProvider } from './identity-provider'

const isRole = (word: string): word is StaffRole => staffRoles.some((role) => role === word)

/** A provider whose tokens are the roles of their holder: `agent+lead`. */
export const staffProvider: IdentityProvider = {
  begin: async () => ({ address: new URL('https://id.example/'), state: 's', nonce: 'n', verifier: 'v' }),
  finish: async () => ({ refused: 'no sign-in here' }),
  async identify({ token }, now) {
    const roles = token.split('+').filter(isRole)
    const expiresAt = new Date(now.getTime() + 3_600_000)
    if (roles.length === 0) return { refused: 'no role' }
    return { email: `${roles.at(-1)}@escapade.example`, roles, expiresAt }
  },
}

/** Headers of a call by somebody with these roles, on a host of customer care. */
export const staffHeaders = (...roles: StaffRole[]) => ({
  host: agentsHost,
  cookie: `google_token=${roles.join('+')}`,
})
