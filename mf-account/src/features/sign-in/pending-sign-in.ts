import type { SignInRequested } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { createPending } from '../../common/proof/pending'

export type PendingSignIn = SignInRequested & {
  email: string
  /** ISO instant. */
  askedAt: string
}

export const pendingSignIn = createPending<PendingSignIn>('escapade.sign-in')
