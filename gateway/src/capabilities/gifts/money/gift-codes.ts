import { createHash, createHmac } from 'node:crypto'

/** Without I, L, O and U: a printed code cannot be misread, and no code is a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
const groupLength = 4

export type GiftCodes = {
  /** The code of a gift, for its mail and its printed page: `7K3F-…`, 80 bits. */
  codeOf(giftUUID: string): string
  /** Opens the printable page of a gift. */
  printKeyOf(giftUUID: string): string
  /** Ends the reminders of a gift. */
  remindersKeyOf(giftUUID: string): string
  /** Proves that a session of a gift was opened by this shop (`gift-sessions.ts`). */
  sessionMarkOf(text: string): string
}

/**
 * Codes are made from the gift and a secret, so that none needs to be stored: the database keeps their hash alone,
 * and a mail that is sent again says the same code.
 * Limit: under another secret codes still work, but their mails and pages cannot be made again (decision 016).
 */
export const createGiftCodes = (secret: string): GiftCodes => {
  const derive = (purpose: string, giftUUID: string) =>
    createHmac('sha256', secret).update(`${purpose}:${giftUUID}`).digest()
  return {
    codeOf: (giftUUID) => grouped(spell(derive('code', giftUUID))),
    printKeyOf: (giftUUID) => derive('print', giftUUID).toString('base64url'),
    remindersKeyOf: (giftUUID) => derive('reminders', giftUUID).toString('base64url'),
    sessionMarkOf: (text) => derive('session', text).toString('base64url'),
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
