import type { Clock } from '../../../platform/clock'
import { type GiftCodes, hashOfCode } from './gift-codes'

/** Long enough to choose a stay at leisure, short enough for a computer that others use too. */
const sessionHours = 12

type GiftSession = { token: string; expiresAt: string }

export type GiftSessions = {
  /** A token for the holder of a code, which pays in place of the code until it expires. */
  open(codeHash: string): GiftSession
  /** The hash of the gift's code, for a code as it was typed or for a token. */
  hashOf(codeOrToken: string): string
}

/**
 * The shop's pages keep the token and not the code: what is left on a device is worth nothing the day after. It
 * carries the hash of the code, its end and the mark of this shop, so the database need not know of it.
 */
export const createGiftSessions = ({ codes, clock }: { codes: GiftCodes; clock: Clock }): GiftSessions => ({
  open(codeHash) {
    const ends = clock.instant().getTime() + sessionHours * 3_600_000
    const text = `${ends.toString(36)}.${codeHash}`
    return { token: `${text}.${codes.session.of(text)}`, expiresAt: new Date(ends).toISOString() }
  },
  hashOf(codeOrToken) {
    const [ends = '', codeHash, mark] = codeOrToken.split('.')
    // A token that is forged or too old is looked up like a code that nobody has.
    const isToken =
      codeHash !== undefined &&
      mark !== undefined &&
      Number.parseInt(ends, 36) > clock.instant().getTime() &&
      codes.session.isGood(mark, `${ends}.${codeHash}`)
    return isToken ? codeHash : hashOfCode(codeOrToken)
  },
})
