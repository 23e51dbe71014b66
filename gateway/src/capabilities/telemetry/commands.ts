import { parseArgs } from 'node:util'
import type { DatabaseHandle } from '../../platform/database/database'
import { parseLimit, printRows } from '../../platform/print-rows'
import { createTelemetryRepository } from './telemetry-repository'

type Context = { db: DatabaseHandle['db'] }

/** `logs [failures|not-found|events] [--limit N]`: what pages reported, newest first. */
export async function logsCommand({ db }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  })
  const telemetry = createTelemetryRepository(db)
  const limit = parseLimit(values.limit)
  const [what = 'failures'] = positionals
  if (what === 'failures') return printRows(await telemetry.latestLogs(limit), values)
  if (what === 'not-found') return printRows(await telemetry.latestErrorReports(limit), values)
  if (what === 'events') return printRows(await telemetry.latestEvents(limit), values)
  throw new Error('logs takes failures, not-found or events')
}
