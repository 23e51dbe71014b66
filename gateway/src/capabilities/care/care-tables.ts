import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Json, Timestamp } from '../../platform/database/tables'

/** Message of a visitor to customer care. */
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

/** Action of an agent of customer care on a visit. */
export type AgentActionTable = {
  id: string
  email: string
  role: 'agent' | 'lead'
  method: string
  /** The route's pattern. */
  route: string
  /** Values for the names in it: an order, a case. */
  params: Json<Record<string, string>>
  request_id: string
  at: Timestamp
  /** Of the answer; null when there was none. */
  status: number | null
}

declare module '../../platform/database/tables' {
  interface Database {
    agent_action: AgentActionTable
    contact_case: ContactCaseTable
    /** Agents' sessions that were ended before their token expires. */
    ended_agent_session: { token_hash: string; expires_at: Timestamp }
    /** Bot checks that were accepted: none counts twice. */
    captcha_spent: { signature: string; expires_at: Timestamp }
  }
}
