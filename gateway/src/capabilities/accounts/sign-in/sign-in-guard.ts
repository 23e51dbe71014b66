import type { Db } from '../../../platform/database/database'
import { type AttemptLimit, createAttempts } from '../../../platform/limits/attempts'
import { visitorAddress } from '../../../platform/limits/visitor-address'

const minute = 60

/**
 * Mails that one address may have sent. There is none for a mailbox over all addresses: strangers would lock its owner
 * out. What they can guess is bounded by the tries of a code and its length (`sign-in-requests.ts`).
 */
const limits = {
  /** To one mailbox. */
  signInMail: { tries: 5, seconds: 10 * minute },
  /** To whichever mailboxes: an office shares an address. */
  signInMailFromVisitor: { tries: 30, seconds: 10 * minute },
} satisfies Record<string, AttemptLimit>

export function createSignInGuard(db: Db) {
  const attempts = createAttempts(db, limits)
  return {
    ask({ email, ip }: { email: string; ip: string }): Promise<void> {
      const visitor = visitorAddress(ip)
      return attempts.take({ signInMail: `${visitor} ${email}`, signInMailFromVisitor: visitor })
    },
  }
}

export type SignInGuard = ReturnType<typeof createSignInGuard>
