import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../platform/database/tables'

type ClientLogTable = {
  id: Generated<number>
  level: string
  locale: Locale
  location: string
  message: string
  loggedAt: Timestamp
}

type ErrorReportTable = { id: Generated<number>; uri: string; locale: Locale; reportedAt: Timestamp }

type AnalyticsEventTable = {
  id: Generated<number>
  pos: string
  clientId: string
  userId: string | null
  name: string
  params: Json<Record<string, string | number | boolean | null>>
  collectedAt: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    clientLog: ClientLogTable
    errorReport: ErrorReportTable
    analyticsEvent: AnalyticsEventTable
  }
}
