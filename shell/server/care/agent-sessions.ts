type AskedBy = {
  host: string
  protocol: string
  /** `google_token`, as sent. */
  token: string | undefined
  /** The visit is one of customer care by `?cc=1`, not by its host. */
  byOverride: boolean
}

type AgentSession = 'known' | 'unknown' | 'away'

export type AgentSessions = (asked: AskedBy) => Promise<AgentSession>

type Deps = { gatewayUrl: string; fetchFrom?: typeof fetch; onError(error: unknown): void }

const timeoutMs = 5000

/**
 * Asks the gateway, which verifies the token each time, for the agent of a request. A token that it does not answer
 * for in time is nobody's session.
 */
export const createAgentSessions =
  ({ gatewayUrl, fetchFrom = fetch, onError }: Deps): AgentSessions =>
  async ({ host, protocol, token, byOverride }) => {
    if (!token) return 'unknown'
    try {
      const { status } = await fetchFrom(`${gatewayUrl}/care/session`, {
        headers: {
          cookie: `google_token=${token}${byOverride ? '; cc=1' : ''}`,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (status === 200) return 'known'
      if (status === 401) return 'unknown'
      throw new Error(`The gateway answered ${status}`)
    } catch (error) {
      onError(error)
      return 'away'
    }
  }
