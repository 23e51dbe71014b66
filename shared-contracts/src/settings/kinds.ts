import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'

/** Values that a setting takes. `takes` says which, in words that follow "takes". */
export type Kind<Schema extends $ZodType = $ZodType> = { takes: string; schema: Schema }
export type ValueOf<K extends Kind> = output<K['schema']>

const textThat = (takes: string, isRight: (given: string) => boolean) => ({
  takes,
  schema: z.string().check(z.refine(isRight)),
})

/** Text that is not empty. */
export const text = (takes: string) => textThat(takes, (given) => given.trim() !== '')
export const textLike = (takes: string, form: RegExp) => textThat(takes, (given) => form.test(given))
/** Text in small letters, however it is given. */
export const lowerTextLike = (takes: string, form: RegExp) => ({
  takes,
  schema: z.string().check(z.toLowerCase(), z.regex(form)),
})
export const path = text('a path')
export const host = text('an IP address or a host name')

const numberThat = (takes: string, isRight: (given: number) => boolean) => ({
  takes,
  schema: z.pipe(
    z.string().check(z.refine((given) => given.trim() !== '' && isRight(Number(given)))),
    z.transform(Number),
  ),
})
const within = (given: number, least: number, most: number) => given >= least && given <= most
const boundsOf = (least: number, most: number) =>
  most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`

export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  numberThat(
    `a whole number ${boundsOf(least, most)}`,
    (given) => Number.isInteger(given) && within(given, least, most),
  )
export const number = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  numberThat(`a number ${boundsOf(least, most)}`, (given) => within(given, least, most))
export const port = wholeNumber(0, 65_535)

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => ({
  takes: `one of ${words.join(', ')}`,
  schema: z.enum(words),
})
export const flag = {
  takes: '1 or 0',
  schema: z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off', ''] }),
}

/** Address of a service: one of these schemes, and a host. */
export const serviceUrl = (schemes: readonly string[], takes: string) =>
  textThat(takes, (given) => {
    if (!URL.canParse(given)) return false
    const { protocol, hostname } = new URL(given)
    return schemes.includes(protocol.slice(0, -1)) && hostname !== ''
  })

export const webUrl = (takes = 'an https:// or http:// address') => serviceUrl(['https', 'http'], takes)

const postgresServer = serviceUrl(['postgres', 'postgresql'], '')
export const postgresUrl = textThat(
  'postgres://user:password@host:5432/database, each part URL-encoded',
  // Finds the rest of a password with an unencoded / or #.
  (given) =>
    z.safeParse(postgresServer.schema, given).success && !/[@#]/.test(given.slice(given.indexOf('@') + 1)),
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
export const trustedProxies = textThat(
  'IP addresses and ranges such as 10.0.0.0/8, and loopback, linklocal and uniquelocal, comma-joined',
  (given) => given.split(',').every((each) => ranges.includes(each.trim()) || isRange(each.trim())),
)

/** `Escapade <hello@escapade.example>`, or the address alone. */
export const sender = textLike(
  'an address: Escapade <hello@escapade.example>',
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/,
)

/** Some of these words, comma-joined; empty: none. */
export const wordsOf = (words: readonly string[]) =>
  textThat(`some of ${words.join(', ')}, comma-joined`, (given) =>
    given
      .split(',')
      .filter(Boolean)
      .every((word) => words.includes(word)),
  )

/** While one is changed: the new one, then those before it. */
export const secrets = textLike(
  'at least 32 characters; several, comma-joined, the newest first',
  /^[^,]{32,}(,[^,]{32,})*$/,
)

export const moment = {
  takes: 'a moment, such as 2027-12-31T00:00:00Z',
  schema: z.iso.datetime({ offset: true }),
}

/** A host that says more than one name would open the content policy further than to the host of the tiles. */
const oneHost = /^[a-z0-9.-]+(:\d+)?$/

function servesTiles(url: string): boolean {
  if (!URL.canParse(url) || /\s/.test(url)) return false
  const { protocol, host, username, pathname } = new URL(url)
  if (protocol !== 'https:' || username || !oneHost.test(host)) return false
  return pathname.endsWith('.pmtiles') || ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
}

/** Vector tiles of a map. */
export const tilesUrl = textThat(
  'the https: address of a .pmtiles file, or one of vector tiles with {z}, {x} and {y} in its path',
  (given) => given.trim() === '' || servesTiles(given.trim()),
)
