import type { Environment } from './stage'

/**
 * Where visitors find the shop, without the label of a market: PUBLIC_ORIGIN (`https://escapade.example`) or
 * PUBLIC_HOST (`escapade.example`), either is enough for both servers. Null where neither is set.
 */
export function publicOriginOf({ PUBLIC_ORIGIN, PUBLIC_HOST }: Environment): string | null {
  if (PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN)) return new URL(PUBLIC_ORIGIN).origin
  return PUBLIC_HOST ? `https://${PUBLIC_HOST.toLowerCase()}` : null
}

/** The same as a host, with the port where it is not the usual one. */
export const publicHostOf = (environment: Environment): string | null => {
  const { PUBLIC_HOST } = environment
  if (PUBLIC_HOST) return PUBLIC_HOST.toLowerCase()
  const origin = publicOriginOf(environment)
  return origin && new URL(origin).host
}
