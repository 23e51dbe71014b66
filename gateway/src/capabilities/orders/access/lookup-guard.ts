import type { Db } from '../../../platform/database/database'
import { createAttempts } from '../../../platform/limits/attempts'
import { visitorAddress } from '../../../platform/limits/visitor-address'
import { lookupLimits } from '../abuse/limits'

export type Guess = { bookingNumber: string; ip: string }

/**
 * Counts guesses before they are compared, so that parallel ones get no further try; a right one is given back. Guesses
 * count against the address that they come from: what strangers try elsewhere refuses no right proof of the owner, it
 * only leaves each address fewer tries, and makes codes longer.
 */
export function createLookupGuard(db: Db) {
  const attempts = createAttempts(db, lookupLimits)
  return {
    /** Answers what a right guess gives back. */
    async guess({ bookingNumber, ip }: Guess): Promise<{ wasRight: () => Promise<void> }> {
      const visitor = visitorAddress(ip)
      const own = { lookup: `${visitor} ${bookingNumber}`, lookupFromVisitor: visitor }
      const ofBooking = { lookupOfBooking: bookingNumber }
      await attempts.take(own, 'lookup-locked')
      const whileGuessed = (await attempts.count(ofBooking)) ? { lookupWhileGuessed: own.lookup } : {}
      await attempts.take(whileGuessed, 'lookup-locked')
      return { wasRight: () => attempts.giveBack({ ...own, ...ofBooking, ...whileGuessed }) }
    },
    /** Refuses who asks too often; `isMany`: codes of this booking are being asked for again and again. */
    async askForCode({ bookingNumber, ip }: Guess): Promise<{ isMany: boolean }> {
      const visitor = visitorAddress(ip)
      await attempts.take({ codeMail: `${visitor} ${bookingNumber}`, codeMailFromVisitor: visitor })
      return { isMany: await attempts.count({ codeMailOfBooking: bookingNumber }) }
    },
    forgetPast: attempts.forgetPast,
  }
}

export type LookupGuard = ReturnType<typeof createLookupGuard>
