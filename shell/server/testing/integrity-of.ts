import { createHash } from 'node:crypto'

/** `sha256-…` as in integrity attributes. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
