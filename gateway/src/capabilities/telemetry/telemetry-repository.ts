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
      .insertInto('clientLog')
      .values({ ...entry, loggedAt })
      .execute(),
  addErrorReport: (report: ErrorReport, at: Date) =>
    db
      .insertInto('errorReport')
      .values({ ...report, reportedAt: at })
      .execute(),
  async addEvents({ pos, clientId, userId, events }: Collected, at: Date): Promise<void> {
    if (events.length === 0) return
    const rows = events.map(({ name, params }) => ({
      pos,
      clientId,
      userId,
      name,
      params: JSON.stringify(params),
      collectedAt: at,
    }))
    await db.insertInto('analyticsEvent').values(rows).execute()
  },
  /** Newest first. */
  latestLogs: (limit: number) =>
    db.selectFrom('clientLog').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  latestErrorReports: (limit: number) =>
    db.selectFrom('errorReport').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  latestEvents: (limit: number) =>
    db.selectFrom('analyticsEvent').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  /** Visitors who saw each value that is tried out, and the first time. */
  exposures: () =>
    db
      .selectFrom('analyticsEvent')
      .where('name', '=', exposureEvent)
      .select([
        'pos',
        sql<string>`params ->> 'experiment'`.as('experiment'),
        sql<string>`params ->> 'variant'`.as('variant'),
        sql<number>`count(distinct client_id)::int`.as('visitors'),
        (expression) => expression.fn.min('collectedAt').as('since'),
      ])
      .groupBy(['pos', 'experiment', 'variant'])
      .orderBy('experiment')
      .orderBy('variant')
      .orderBy('pos')
      .execute(),
  async forget(before: Date): Promise<void> {
    await db.deleteFrom('clientLog').where('loggedAt', '<', before).execute()
    await db.deleteFrom('errorReport').where('reportedAt', '<', before).execute()
    await db.deleteFrom('analyticsEvent').where('collectedAt', '<', before).execute()
  },
})
