import * as z from 'zod/mini'
import { Email, Uuid } from '../common-schemas'

/** The mailbox that the account is to go by. */
export const MailboxChangeRequest = z.object({ email: Email })
export type MailboxChangeRequest = z.infer<typeof MailboxChangeRequest>

export const MailboxChangeRequested = z.object({
  changeId: Uuid,
  /** ISO instant. */
  expiresAt: z.string(),
})
export type MailboxChangeRequested = z.infer<typeof MailboxChangeRequested>

const Code = z.string().check(z.trim(), z.regex(/^\d{6}$/))

/** A code from each of the two mailboxes, on the device that asked. */
export const MailboxChange = z.object({ changeId: Uuid, presentCode: Code, nextCode: Code })
export type MailboxChange = z.infer<typeof MailboxChange>
