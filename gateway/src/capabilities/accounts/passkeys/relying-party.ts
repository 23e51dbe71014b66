import type { FastifyRequest } from 'fastify'

/** Whom a passkey is for, and the origin of the page that asks for it. */
export type RelyingParty = { rpID: string; origin: string }

/**
 * One passkey opens the shop in every market: it is for the public host. A host without a dot is no domain that browsers
 * take for several (https://www.w3.org/TR/webauthn-3/#rp-id), and each market of a developer's machine has its own.
 */
export function relyingPartyOf(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  publicOrigin: string,
): RelyingParty {
  const shop = new URL(publicOrigin).hostname
  const isOfShop = hostname === shop || hostname.endsWith(`.${shop}`)
  return { rpID: isOfShop && shop.includes('.') ? shop : hostname, origin: `${protocol}://${host}` }
}
