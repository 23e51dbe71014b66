import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../platform/database/tables'

type ClientLogTable = {
  id: Generated<number>
  level: string
  locale: Locale
  location: string
  message: string
  logged_at: Timestamp
}

type ErrorReportTable = { id: Generated<number>; uri: string; locale: Locale; reported_at: Timestamp }

type AnalyticsEventTable = {
  id: Generated<number>
  pos: string
  client_id: string
  user_id: string | null
  name: string
  params: Json<Record<string, string | number | boolean | null>>
  collected_at: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    client_log: ClientLogTable
    error_report: ErrorReportTable
    analytics_event: AnalyticsEventTable
  }
}
