/** An answer of the gateway as it was recorded. */
export type RecordedAnswer = { status: number; type: string; body: string }

/** Answers by the method, path, sorted query and body of their calls. */
export type RecordedCalls = Record<string, RecordedAnswer>

export type Call = { method: string; address: string; body?: string | undefined }

/** Names a call. Fields of the query stand in one order. */
export function keyOf({ method, address, body = '' }: Call): string {
  const { pathname, searchParams } = new URL(address, 'http://gateway')
  searchParams.sort()
  const query = searchParams.toString()
  return `${method} ${pathname}${query && `?${query}`}${body && ` ${body}`}`
}

/**
 * The answer to a call; where it was never made like this, that to another call of the same path, of the same locale
 * before any. Undefined where the path is not known.
 */
export function findAnswer(calls: RecordedCalls, call: Call): RecordedAnswer | undefined {
  const key = keyOf(call)
  const similar = Object.keys(calls).filter((known) => pathOf(known) === pathOf(key))
  const inLocale = similar.find((known) => localeOf(known) === localeOf(key))
  return calls[key] ?? calls[inLocale ?? similar[0] ?? '']
}

/** `GET /api/offers.json` */
const pathOf = (key: string): string => /^\w+ [^ ?]*/.exec(key)?.[0] ?? key

/** Locale of a call, in its query or its body. */
const localeOf = (key: string): string | undefined => /\blocale"?[=:]"?(\w{5})/.exec(key)?.[1]
