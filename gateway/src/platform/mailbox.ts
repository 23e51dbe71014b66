import { type RawBuilder, sql } from 'kysely'

/**
 * Mailbox that somebody has proven. `until`: its account goes by another one since then, and what comes by it from then
 * on may be somebody else's; null for the one that it goes by.
 */
export type Mailbox = { email: string; until: Date | null }

/** Addresses are compared as mail servers do, without looking at case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Rows of these mailboxes. `email`, `at`: expressions of the row's address and of the moment it is of. */
export function ofMailboxes(
  mailboxes: readonly Mailbox[],
  { email, at }: { email: RawBuilder<string>; at: RawBuilder<Date> },
): RawBuilder<boolean> {
  const each = mailboxes.map((mailbox) => {
    const isTheirs = sql<boolean>`lower(${email}) = ${foldEmail(mailbox.email)}`
    return mailbox.until ? sql<boolean>`(${isTheirs} and ${at} < ${mailbox.until})` : isTheirs
  })
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
