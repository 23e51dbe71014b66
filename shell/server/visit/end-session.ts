import { signOut } from '@escapade/shared-contracts/api/accounts/accounts'
import { accountCookies } from '@escapade/shared-contracts/api/accounts/accounts-schemas'

type Deps = { gatewayUrl: string; fetchFrom?: typeof fetch; onError(error: unknown): void }

const timeoutMs = 3000

/**
 * Asks the gateway to end the session of a token. Where it cannot be asked, the visitor is signed out of this browser all
 * the same: the token leaves it.
 */
export const createEndSession =
  ({ gatewayUrl, fetchFrom = fetch, onError }: Deps) =>
  async (token: string): Promise<void> => {
    try {
      const { status } = await fetchFrom(gatewayUrl + signOut.path, {
        method: signOut.method,
        headers: { cookie: `${accountCookies.accessToken}=${encodeURIComponent(token)}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (status !== 204) throw new Error(`The gateway answered ${status}`)
    } catch (error) {
      onError(error)
    }
  }
