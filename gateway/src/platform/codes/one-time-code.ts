import { createHash, randomInt } from 'node:crypto'

/**
 * Digits of a code; while many are asked for the same mailbox they are more. Who asks from hundreds of addresses, to
 * guess, meets a billion of numbers; the owner types three digits more, and is never locked out.
 */
export const codeDigits = { usual: 6, whileAsked: 9 }

/** Digits that are typed from a mail. */
export const newCode = (digits = codeDigits.usual): string =>
  Array.from({ length: digits }, () => randomInt(10)).join('')

/** The request is part of what is hashed: the same digits look different for each. */
export const hashOfCode = (codeRequest: string, code: string): string =>
  createHash('sha256').update(`${codeRequest} ${code}`).digest('base64url')
