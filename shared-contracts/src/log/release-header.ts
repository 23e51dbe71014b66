/** Names the release of a remote that makes a call, beside `x-request-id`. For logs alone: anybody can send it. */
export const releaseHeader = 'x-escapade-release'

/** `mf-search@1.2.0`, when it looks like one. */
export const releaseOf = (given: unknown): string | undefined =>
  typeof given === 'string' && /^mf-[a-z-]{1,40}@[\w.+-]{1,64}$/.test(given) ? given : undefined
