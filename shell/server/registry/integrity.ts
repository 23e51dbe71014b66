import { createHash, timingSafeEqual } from 'node:crypto'
import type { FileVerdict } from '../platform/immutable-files'

/** True when the content is the one that the hash was made of. An unknown algorithm is a mismatch. */
export function hasIntegrity(content: Uint8Array, integrity: string): boolean {
  const [, algorithm = '', expected = ''] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? []
  if (!algorithm) return false
  const actual = createHash(algorithm).update(content).digest()
  const wanted = Buffer.from(expected, 'base64')
  return actual.length === wanted.length && timingSafeEqual(actual, wanted)
}

/** Compares a file with the hash that was published, if any was. */
export function judgeFile(content: Uint8Array, integrity: string | undefined): FileVerdict {
  if (!integrity) return 'unknown'
  return hasIntegrity(content, integrity) ? 'published' : 'damaged'
}
