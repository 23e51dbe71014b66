import type { MailboxChangeRequested } from '@escapade/shared-contracts/api/accounts/mailbox-schemas'
import { createPending } from '../../common/proof/pending'

/** Codes that were sent to both mailboxes. */
export type PendingChange = MailboxChangeRequested & { email: string }

export const pendingChange = createPending<PendingChange>('escapade.mailbox-change')
