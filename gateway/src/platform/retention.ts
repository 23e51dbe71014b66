import { reviewYears } from '@escapade/shared-contracts/rules/stays/review-limits'

const dayMs = 86_400_000

/** For how many days what is about people is kept: jobs delete by this table, decision 063 says why. */
export const retentionDays = {
  /** Orders and invoices that were paid: ten years of book-keeping (Code de commerce, L123-22). */
  paidOrders: 3_653,
  /** Orders that were never paid, for questions to customer care. */
  unpaidOrders: 30,
  /** Mails in the embedded mailbox; a mail server of one's own has its own terms. */
  mails: 90,
  /** Mails and refunds that were sent, as they waited in the outbox. */
  sentEffects: 90,
  /** Reviews of guests, shown or not, and from then on no longer shown. */
  guestReviews: reviewYears * 365,
  /** Messages to customer care, after the last thing that happened to them, and what an agent did. */
  cases: 730,
  /** Subscriptions that were never confirmed, or ended. */
  endedSubscriptions: 30,
  /** Reports of pages. */
  telemetry: 90,
} as const

export const retentionEnd = (kind: keyof typeof retentionDays, now: Date): Date =>
  new Date(now.getTime() - retentionDays[kind] * dayMs)
