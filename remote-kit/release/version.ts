import { createHash } from 'node:crypto'

/** Twelve characters that stand for the whole content of a release. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
