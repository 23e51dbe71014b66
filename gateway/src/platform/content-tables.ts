import type { NewsletterSource } from '@escapade/shared-contracts/api/content/marketing-schemas'
import type { Country, Language, Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Json, Timestamp } from './tables'

/** One thing that editors write, in one locale. What `content` holds depends on the kind. */
export type ContentEntryTable = {
  kind: string
  id: string
  locale: Locale
  /** Order within its kind. */
  position: number
  published: boolean
  content: Json<Record<string, unknown>>
  updated_at: Timestamp
}

/** A flag that an operator set; `locale` `*` is every locale. */
type FlagTable = {
  name: string
  locale: Locale | '*'
  value: Json<boolean | string>
  updated_at: Timestamp
}

/** A value that is tried out on a part of the visitors. */
type FlagShareTable = {
  name: string
  locale: Locale | '*'
  from_top: boolean
  value: Json<boolean | string>
  percent: number
  updated_at: Timestamp
}

export type NewsletterSubscriptionTable = {
  id: string
  /** In lower case: one subscription per address and market. */
  email: string
  country: Country
  language: Language
  source: NewsletterSource | null
  status: 'pending' | 'confirmed' | 'unsubscribed'
  asked_at: Timestamp
  /** Confirmation mails so far. */
  mails: number
  confirmed_at: Timestamp | null
  unsubscribed_at: Timestamp | null
}

/** What a visitor wrote to customer care. */
export type ContactCaseTable = {
  /** Eight characters that cannot be mistaken for each other. */
  case_number: string
  status: 'open' | 'answered' | 'closed'
  locale: Locale
  reason: string
  request_type: string
  request_subtype: string
  booking_number: string | null
  name: string
  email: string
  phone: string
  description: string
  answer: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export type ContentTables = {
  content_entry: ContentEntryTable
  flag: FlagTable
  flag_share: FlagShareTable
  newsletter_subscription: NewsletterSubscriptionTable
  contact_case: ContactCaseTable
  /** Bot checks that were accepted: none counts twice. */
  captcha_spent: { signature: string; expires_at: Timestamp }
}
