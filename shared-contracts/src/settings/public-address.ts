import type { Environment } from './stage'

/**
 * Address at which visitors find the shop, without the label of a market: PUBLIC_ORIGIN (`https://escapade.example`)
 * or PUBLIC_HOST (`escapade.example`), either is enough for both servers. Null where neither is set.
 */
export function publicOriginOf({ PUBLIC_ORIGIN, PUBLIC_HOST }: Environment): string | null {
  if (PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN)) return named(new URL(PUBLIC_ORIGIN).origin)
  return PUBLIC_HOST ? named(`https://${PUBLIC_HOST.toLowerCase()}`) : null
}

/** Markets are hosts below it: an IP address has none, and every link of a mail would be broken. */
function named(origin: string): string {
  const { hostname } = new URL(origin)
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname))
    throw new Error(
      `The public address is ${hostname}: it has to be a host name, since markets are hosts below it. On one machine that is localhost.`,
    )
  return origin
}

/** Public address as a host, with the port where it is not the usual one. */
export const publicHostOf = (environment: Environment): string | null => {
  const { PUBLIC_HOST } = environment
  const origin = publicOriginOf(environment)
  if (PUBLIC_HOST) return PUBLIC_HOST.toLowerCase()
  return origin && new URL(origin).host
}
