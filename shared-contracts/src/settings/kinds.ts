import { isIP } from 'node:net'
import * as z from 'zod/mini'

/** Text that a check takes; what is wrong is said by what it takes. */
const text = (takes: string, isRight: (given: string) => boolean) =>
  z.string().check(z.refine(isRight, { error: `takes ${takes}` }))

/** Address of a service: one of these schemes, and a host. `example` says what it looks like. */
export const serviceUrl = (schemes: readonly string[], example: string) =>
  text(example, (given) => {
    if (!URL.canParse(given)) return false
    const { protocol, hostname } = new URL(given)
    return schemes.includes(protocol.slice(0, -1)) && hostname !== ''
  })

export const webUrl = (example = 'an https:// or http:// address') => serviceUrl(['https', 'http'], example)

const postgresServer = serviceUrl(['postgres', 'postgresql'], '')
export const postgresUrl = text(
  'postgres://user:password@host:5432/database, each part URL-encoded',
  // Finds the rest of a password with an unencoded / or #.
  (given) => z.safeParse(postgresServer, given).success && !/[@#]/.test(given.slice(given.indexOf('@') + 1)),
)

/** The address with a password that was set beside it, as it is; unchanged without one. */
export function withPassword<Url extends string | undefined>(
  url: Url,
  password: string | undefined,
): Url | string {
  if (!url || !password) return url
  const whole = new URL(url)
  whole.password = encodeURIComponent(password)
  return whole.href
}

const ranges = ['loopback', 'linklocal', 'uniquelocal']

function isRange(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  return (
    family > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/** Whose `X-Forwarded-*` headers are believed. */
export const trustedProxies = text(
  'IP addresses and ranges such as 10.0.0.0/8, and loopback, linklocal and uniquelocal, comma-joined',
  (given) => given.split(',').every((each) => ranges.includes(each.trim()) || isRange(each.trim())),
)

/** `Escapade <hello@escapade.example>`, or the address alone. */
export const sender = text('an address: Escapade <hello@escapade.example>', (given) =>
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/.test(given),
)

/** Some of these words, comma-joined; empty: none. */
export const wordsOf = (words: readonly string[]) =>
  text(`some of ${words.join(', ')}, comma-joined`, (given) =>
    given
      .split(',')
      .filter(Boolean)
      .every((word) => words.includes(word)),
  )
