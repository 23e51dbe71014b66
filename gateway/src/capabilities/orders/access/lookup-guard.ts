import type { Db } from '../../../platform/database/database'
import { createAttempts } from '../../../platform/limits/attempts'
import { visitorAddress } from '../../../platform/limits/visitor-address'
import { lookupLimits } from '../abuse/limits'

export type Guess = { bookingNumber: string; ip: string }

/**
 * Counts guesses before they are compared, so that parallel ones get no further try; a right one is given back. Guesses
 * count against the address that they come from, so that a stranger does not lock the owner out. The limit over all
 * addresses stops those who have many: then a code to the order's own mailbox opens it.
 */
export function createLookupGuard(db: Db) {
  const attempts = createAttempts(db, lookupLimits)
  const keysOf = ({ bookingNumber, ip }: Guess) => {
    const visitor = visitorAddress(ip)
    return {
      lookup: `${visitor} ${bookingNumber}`,
      lookupFromVisitor: visitor,
      lookupOfBooking: bookingNumber,
    }
  }
  return {
    guess: (guess: Guess) => attempts.take(keysOf(guess), 'lookup-locked'),
    wasRight: (guess: Guess) => attempts.giveBack(keysOf(guess)),
    askForCode: ({ bookingNumber, ip }: Guess) => {
      const visitor = visitorAddress(ip)
      return attempts.take({
        codeMail: `${visitor} ${bookingNumber}`,
        codeMailFromVisitor: visitor,
        codeMailOfBooking: bookingNumber,
      })
    },
    forgetPast: attempts.forgetPast,
  }
}

export type LookupGuard = ReturnType<typeof createLookupGuard>
