import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Timestamp } from '../../platform/database/tables'

/** The embedded mailbox. */
export type MailTable = {
  messageId: string
  recipient: string
  sender: string
  locale: Locale
  subject: string
  html: string
  text: string
  sentAt: Timestamp
}

/** Mail about an order as it was sent, without what opens something. */
type MailCopyTable = {
  /** Of the outbox. */
  effectId: string
  orderUUID: string
  recipient: string
  locale: Locale
  subject: string
  html: string
  sentAt: Timestamp
}

/** Mails about orders that were handed over; `unrecorded.{order}`: of before they were written down. */
type SentMailTable = { messageId: string; orderUUID: string; sentAt: Timestamp }

declare module '../../platform/database/tables' {
  interface Database {
    mail: MailTable
    mailCopy: MailCopyTable
    sentMail: SentMailTable
  }
}
