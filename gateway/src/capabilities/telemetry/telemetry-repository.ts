import type {
  AnalyticsEvent,
  ClientLog,
  ErrorReport,
} from '@escapade/shared-contracts/api/content/telemetry-schemas'
import { exposureEvent } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

type Collected = { pos: string; clientId: string; userId: string | null; events: AnalyticsEvent[] }
export type ClientLogEntry = ClientLog & { loggedAt: Date }

export const createTelemetryRepository = (db: Db) => ({
  addClientLog: ({ loggedAt, ...entry }: ClientLogEntry) =>
    db
      .insertInto('client_log')
      .values({ ...entry, logged_at: loggedAt })
      .execute(),
  addErrorReport: (report: ErrorReport, at: Date) =>
    db
      .insertInto('error_report')
      .values({ ...report, reported_at: at })
      .execute(),
  async addEvents({ pos, clientId, userId, events }: Collected, at: Date): Promise<void> {
    if (events.length === 0) return
    const rows = events.map(({ name, params }) => ({
      pos,
      client_id: clientId,
      user_id: userId,
      name,
      params: JSON.stringify(params),
      collected_at: at,
    }))
    await db.insertInto('analytics_event').values(rows).execute()
  },
  /** Newest first. */
  latestLogs: (limit: number) =>
    db.selectFrom('client_log').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  latestErrorReports: (limit: number) =>
    db.selectFrom('error_report').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  latestEvents: (limit: number) =>
    db.selectFrom('analytics_event').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  /** Visitors who saw each value that is tried out, and the first time. */
  exposures: () =>
    db
      .selectFrom('analytics_event')
      .where('name', '=', exposureEvent)
      .select([
        'pos',
        sql<string>`params ->> 'experiment'`.as('experiment'),
        sql<string>`params ->> 'variant'`.as('variant'),
        sql<number>`count(distinct client_id)::int`.as('visitors'),
        (expression) => expression.fn.min('collected_at').as('since'),
      ])
      .groupBy(['pos', 'experiment', 'variant'])
      .orderBy('experiment')
      .orderBy('variant')
      .orderBy('pos')
      .execute(),
  async forget(before: Date): Promise<void> {
    await db.deleteFrom('client_log').where('logged_at', '<', before).execute()
    await db.deleteFrom('error_report').where('reported_at', '<', before).execute()
    await db.deleteFrom('analytics_event').where('collected_at', '<', before).execute()
  },
})
