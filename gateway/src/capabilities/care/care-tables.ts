import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Timestamp } from '../../platform/database/tables'

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

declare module '../../platform/database/tables' {
  interface Database {
    contact_case: ContactCaseTable
    /** Bot checks that were accepted: none counts twice. */
    captcha_spent: { signature: string; expires_at: Timestamp }
  }
}
