import type { NewsletterSource } from '@escapade/shared-contracts/api/content/marketing-schemas'
import type { Country, Language } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Timestamp } from '../../platform/database/tables'

export type NewsletterSubscriptionTable = {
  id: string
  /** In lower case: one subscription per address and market. */
  email: string
  country: Country
  language: Language
  source: NewsletterSource | null
  status: 'pending' | 'confirmed' | 'unsubscribed'
  askedAt: Timestamp
  /** Confirmation mails so far. */
  mails: number
  confirmedAt: Timestamp | null
  unsubscribedAt: Timestamp | null
}

declare module '../../platform/database/tables' {
  interface Database {
    newsletterSubscription: NewsletterSubscriptionTable
  }
}
