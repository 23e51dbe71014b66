import type { SignInRequested } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

/** A mail that was asked for on this device, as the page goes on with it after a reload. */
export type PendingSignIn = SignInRequested & {
  email: string
  /** ISO instant. */
  askedAt: string
}

const storageKey = 'escapade.sign-in'

export function readPending(storage: VisitorStorage, now: Date): PendingSignIn | null {
  try {
    const pending = JSON.parse(storage.getItem(storageKey) ?? 'null') as PendingSignIn | null
    return pending && pending.expiresAt > now.toISOString() ? pending : null
  } catch {
    return null
  }
}

export function writePending(storage: VisitorStorage, pending: PendingSignIn | null): void {
  if (pending) storage.setItem(storageKey, JSON.stringify(pending))
  else storage.removeItem(storageKey)
}
