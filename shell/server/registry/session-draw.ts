import { createHash, randomBytes } from 'node:crypto'
import type { DrawOf } from './choose-releases'

/** Names a session in its cookie, and says nothing else of it. */
export const newSession = (): string => randomBytes(12).toString('base64url')

/**
 * Draws of a session for the releases of a remote. They follow from the session alone: every shell, and the same one
 * after a restart, gives it the same releases.
 */
export const drawFor =
  (session: string, remote: string): DrawOf =>
  (version) =>
    createHash('sha256').update(`${session} ${remote} ${version}`).digest().readUInt32BE(0) / 2 ** 32
