import type { Erased, PersonAct } from '@escapade/shared-contracts/api/desk/people-schemas'
import type { AttachmentKind } from '@escapade/shared-contracts/rules/text/attachments'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../platform/database/tables'

/** Message of a visitor to customer care. */
export type ContactCaseTable = {
  /** Eight characters that cannot be mistaken for each other. */
  caseNumber: string
  status: 'open' | 'answered' | 'closed'
  locale: Locale
  reason: string
  requestType: string
  requestSubtype: string
  bookingNumber: string | null
  name: string
  email: string
  phone: string
  description: string
  answer: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** File that came with a message. */
export type CaseAttachmentTable = {
  caseNumber: string
  /** From 1. */
  position: number
  name: string
  kind: AttachmentKind
  bytes: Uint8Array
}

/** Act of somebody who works for the shop, or a read of people's data. */
export type AgentActionTable = {
  id: string
  kind: Generated<'act' | 'read'>
  email: string
  /** Roles at that moment, joined by `+`. */
  role: string
  method: string
  /** The route's pattern. */
  route: string
  /** Values for the names in it: an order, a case. */
  params: Json<Record<string, string>>
  subjectKind: 'order' | 'gift' | 'case' | 'search' | 'person' | null
  subject: string | null
  /** Address that the call came from. */
  address: string | null
  requestId: string
  at: Timestamp
  /** Status of the answer; null when there was none. */
  status: number | null
}

/** Copy or erasure of a person's data that one asks for and another decides on. */
export type PersonRequestTable = {
  requestId: string
  act: PersonAct
  /** In lower case; null once the person is forgotten. */
  email: string | null
  reason: string
  askedBy: string
  askedAt: Timestamp
  outcome: 'approved' | 'declined' | null
  answer: string | null
  decidedBy: string | null
  decidedAt: Timestamp | null
  erased: Json<Erased> | null
}

/** Agents' sessions that were ended before their token expires. */
type EndedAgentSessionTable = { tokenHash: string; expiresAt: Timestamp }

/** Bot checks that were accepted: none counts twice. */
type CaptchaSpentTable = { signature: string; expiresAt: Timestamp }

declare module '../../platform/database/tables' {
  interface Database {
    agentAction: AgentActionTable
    caseAttachment: CaseAttachmentTable
    contactCase: ContactCaseTable
    endedAgentSession: EndedAgentSessionTable
    captchaSpent: CaptchaSpentTable
    personRequest: PersonRequestTable
  }
}
