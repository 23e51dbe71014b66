import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '../../../platform/same-secret'

/** Without I, L, O and U: a printed code cannot be misread, and no code is a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
const groupLength = 4

export type GiftCodes = {
  /** The code of a gift, for its mail and its printed page: `7K3F-…`, 80 bits. `codeHash`: of one that was issued. */
  codeOf(giftUUID: string, codeHash?: string): string
  /** Opens the printable page of a gift. */
  print: Keys
  /** Ends the reminders of a gift. */
  reminders: Keys
  /** Proves that a session of a gift was opened by this shop (`gift-sessions.ts`). */
  session: Keys
}

type Keys = {
  /** Key of a gift, or mark of a text. */
  of(text: string): string
  isGood(key: string, text: string): boolean
}

/**
 * Codes are made from the gift and a secret, so that none needs to be stored: the database keeps their hash alone,
 * and a mail that is sent again says the same code.
 * The first secret makes new ones; what another one has made stays good.
 * Limit: under none of its secrets a code still works, but its mail and page cannot be made again (decision 016).
 */
export const createGiftCodes = (secrets: readonly [string, ...string[]]): GiftCodes => {
  const derive = (secret: string, purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
  const codeWith = (secret: string, giftUUID: string) => grouped(spell(derive(secret, 'code', giftUUID)))
  const keys = (purpose: string): Keys => ({
    of: (text) => derive(secrets[0], purpose, text).toString('base64url'),
    isGood: (key, text) =>
      secrets.some((secret) => isSameSecret(key, derive(secret, purpose, text).toString('base64url'))),
  })
  return {
    codeOf(giftUUID, codeHash) {
      const codes = secrets.map((secret) => codeWith(secret, giftUUID))
      const issued = codeHash && codes.find((code) => hashOfCode(code) === codeHash)
      return issued || codeWith(secrets[0], giftUUID)
    },
    print: keys('print'),
    reminders: keys('reminders'),
    session: keys('session'),
  }
}

/** Five bits of each byte are a character: 256 is a multiple of 32, so all are equally likely. */
const spell = (bytes: Buffer) =>
  Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('')

const grouped = (code: string) => code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? code

/** Reads typed codes kindly: small letters, any spacing, O for 0, I and L for 1. */
const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** A code has too many possibilities to try: a fast hash keeps it as safe as a slow one. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256').update(plainCode(typed)).digest('base64url')

export const endingOfCode = (code: string): string => plainCode(code).slice(-groupLength)
