import { createHash } from 'node:crypto'

/** `sha256-…`, as `integrity` attributes and the registry write it. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
