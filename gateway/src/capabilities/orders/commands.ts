import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database'
import { createTelemetryRepository } from '../telemetry/telemetry-repository'
import { maskEmail } from './order-rules'

type Context = { db: DatabaseHandle['db']; clock: Clock }

const print = (rows: unknown[]) => {
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`)
}

const limitOf = (text: string | undefined): number => {
  const limit = Number(text ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Error('--limit takes a number from 1 to 1000')
  return limit
}

/** `orders [--status S] [--limit N]`: newest first, one JSON line each, without what says who bought. */
export async function ordersCommand({ db }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { status: { type: 'string' }, limit: { type: 'string' } } })
  const rows = await db
    .selectFrom('customer_order as o')
    .innerJoin('payment as p', 'p.order_uuid', 'o.order_uuid')
    .select([
      'o.order_uuid',
      'o.booking_number',
      'o.status',
      'o.package_id',
      'o.checkin',
      'o.checkout',
      'o.total_cents',
      'o.buyer',
      'o.created_at',
      'p.status as payment',
      'p.intent_id',
    ])
    .$if(values.status !== undefined, (query) => query.where('o.status', '=', values.status as 'pending'))
    .orderBy('o.created_at', 'desc')
    .limit(limitOf(values.limit))
    .execute()
  print(rows.map(({ buyer, ...row }) => ({ ...row, email: maskEmail(buyer.email) })))
}

/** `outbox [--retry]`: effects that are not carried out yet; `--retry` makes them due at once. */
export async function outboxCommand({ db, clock }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { retry: { type: 'boolean' } } })
  if (values.retry)
    await db.updateTable('outbox').set({ due_at: clock.instant() }).where('done_at', 'is', null).execute()
  const waiting = db.selectFrom('outbox').selectAll().where('done_at', 'is', null)
  print(await waiting.orderBy('due_at').limit(1000).execute())
}

/** `logs [--limit N]`: what pages reported, newest first. */
export async function logsCommand({ db }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { limit: { type: 'string' } } })
  print(await createTelemetryRepository(db).latestLogs(limitOf(values.limit)))
}
