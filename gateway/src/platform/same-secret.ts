import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Compares what was sent with a secret in a time that says nothing of either. Digests are of one length whatever was
 * sent: `timingSafeEqual` throws on lengths that differ, and characters are not bytes.
 */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret))
