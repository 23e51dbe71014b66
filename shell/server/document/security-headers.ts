import { startPolicy } from '../../src/page-elements'

export type PolicyInput = {
  nonce: string
  /** Origins besides our own that serve remotes. */
  remoteOrigins: string[]
  https: boolean
  /** The host of the map's tiles, where they are configured. */
  tiles?: string | null
  /** Pages load Stripe's library: its frames hold the fields of cards (https://docs.stripe.com/security/guide). */
  usesStripe?: boolean
}

export const stripeScripts = 'https://js.stripe.com/'
const stripeSources = {
  frame: ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'].join(' '),
  connect: ' https://api.stripe.com',
  payment: '(self "https://js.stripe.com")',
}

/** The document's own, and the client's (client/federation/trusted-types.ts). */
const trustedTypes = [startPolicy, 'default']

/**
 * Limits a page (https://www.w3.org/TR/CSP3/). Scripts run by nonce, and further ones by trust in those; each file is
 * checked against its hash as well. Nothing inline, no eval, no frame around us, no string that becomes markup
 * unseen.
 */
function contentSecurityPolicy({ nonce, remoteOrigins, https, tiles, usesStripe }: PolicyInput): string {
  const own = `'nonce-${nonce}'`
  const elsewhere = remoteOrigins.map((origin) => ` ${origin}`).join('')
  const called = `${elsewhere}${usesStripe ? stripeSources.connect : ''}${tiles ? ` ${tiles}` : ''}`
  return [
    "default-src 'self'",
    `script-src ${own} 'strict-dynamic'`,
    `style-src 'self' ${own}${elsewhere}`,
    `font-src 'self'${elsewhere}`,
    `img-src 'self' data:${elsewhere}`,
    `media-src 'self'${elsewhere}`,
    `connect-src 'self'${called}`,
    ...(usesStripe ? [`frame-src ${stripeSources.frame}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export const documentHeaders = (input: PolicyInput): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': contentSecurityPolicy(input),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=${input.usesStripe ? stripeSources.payment : '(self)'}, usb=()`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding, accept-language, cookie',
  ...(input.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
})
