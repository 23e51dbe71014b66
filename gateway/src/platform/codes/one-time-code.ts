import { createHash, randomInt } from 'node:crypto'

/** Digits that are typed from a mail. */
export const newCode = (digits = 6): string => Array.from({ length: digits }, () => randomInt(10)).join('')

/** The request is part of what is hashed: the same digits look different for each. */
export const hashOfCode = (codeRequest: string, code: string): string =>
  createHash('sha256').update(`${codeRequest} ${code}`).digest('base64url')
