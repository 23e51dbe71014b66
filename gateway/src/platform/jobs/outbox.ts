import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Clock } from '../clock'
import type { Db, Tx } from '../database/database'
import type { Database, OutboxTable } from '../database/tables'
import { errorText } from '../observe/error-text'
import { inSpan } from '../observe/tracing'
import { retentionEnd } from '../retention'

export type Effect = { topic: string; key: string; payload: Record<string, unknown> }
export type OutboxRow = Selectable<OutboxTable>
/**
 * The other side has refused an effect for good: trying again would change nothing. Thrown by handlers; `cause` is what
 * it said.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
  /** Mailbox that it was for. */
  readonly recipient: string

  constructor(message: string, { recipient, cause }: { recipient: string; cause: unknown }) {
    super(message, { cause })
    this.recipient = recipient
  }
}

/** Carries an effect out. It may run twice for one effect, after a crash: the second time must change nothing. */
export type EffectHandler = (payload: Record<string, unknown>, effectId: string) => Promise<void>

/** An effect that a dead worker had begun waits this long for the next one. */
const leaseMs = 20_000
const renewMs = 5_000
const firstPauseMs = 5_000
const longestPauseMs = 3_600_000

/** Writes an effect down in the transaction that decides it. The same key twice is one effect. `dueAt`: not before then. */
export async function addEffect(db: Db, effect: Effect, now: Date, dueAt: Date = now): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      ...effect,
      payload: JSON.stringify(effect.payload),
      attempts: 0,
      dueAt,
      plannedAt: dueAt,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Forgets effects that wait and whose key begins so: another one takes their place. */
export async function dropWaiting(db: Db, keyStart: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('doneAt', 'is', null)
    .where(sql<boolean>`starts_with(key, ${keyStart})`)
    .execute()
}

/**
 * Lets effects be carried out at the next turn: all that wait, or those of the ids, refused ones too. Answers how many
 * are due now.
 */
export async function makeDue(db: Db, now: Date, ids: string[]): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ dueAt: now, refusedAt: null })
    .where('doneAt', 'is', null)
    .$if(ids.length > 0, (query) => query.where(sql<string>`id::text`, 'in', ids))
    .$if(ids.length === 0, (query) => query.where('refusedAt', 'is', null))
    .returning('id')
    .execute()
  return rows.length
}

/** Deletes effects that were carried out long ago, with what they said about people. */
export const forgetSentEffects = (db: Db, now: Date) =>
  db.deleteFrom('outbox').where('doneAt', '<', retentionEnd('sentEffects', now)).execute()

/** Deletes what was sent about an order, which may name mailboxes that it had. */
export const forgetSentEffectsOf = (db: Db, orderUUID: string) =>
  db
    .deleteFrom('outbox')
    .where(sql<string>`payload ->> 'orderUUID'`, '=', orderUUID)
    .where('doneAt', 'is not', null)
    .execute()

/** In the transaction that gives an effect up. */
export type RefusalListener = (db: Tx, refused: OutboxRow, failure: PermanentFailure) => Promise<void>

type Deps = {
  db: Kysely<Database>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  /** Effects of these topics alone are carried out. */
  handlers: Record<string, EffectHandler>
  onRefused?: RefusalListener
  /** Time between the renewals of a lease while its handler runs. */
  renewEveryMs?: number
}

/**
 * Carries out what is due. A row is leased rather than locked while its handler runs: a mail server may take its
 * time, and the embedded database has one connection. A worker that lives renews its lease; one that dies leaves the row
 * to the next one.
 */
export function createOutboxWorker(deps: Deps) {
  const { db, clock, log, handlers, onRefused, renewEveryMs = renewMs } = deps
  const carryOut = async (row: OutboxRow) => {
    const renewing = setInterval(() => void renew(db, row, clock.instant()), renewEveryMs).unref()
    await inSpan(`outbox ${row.topic}`, {}, async () =>
      handlers[row.topic]?.(row.payload, String(row.id)),
    ).finally(() => clearInterval(renewing))
    await db
      .updateTable('outbox')
      .set({ doneAt: clock.instant(), lastError: null })
      .where('id', '=', row.id)
      .execute()
  }

  const giveUp = async (row: OutboxRow, error: PermanentFailure) => {
    log.error({ err: error, outbox: row.id, topic: row.topic }, 'An effect was refused for good')
    await db.transaction().execute(async (trx) => {
      const refused = { refusedAt: clock.instant(), lastError: textOf(error) }
      await trx.updateTable('outbox').set(refused).where('id', '=', row.id).execute()
      await onRefused?.(trx, { ...row, ...refused }, error)
    })
  }

  const postpone = async (row: OutboxRow, error: unknown) => {
    log.error({ err: error, outbox: row.id, topic: row.topic }, 'An effect could not be carried out')
    const pause = Math.min(firstPauseMs * 2 ** (row.attempts - 1), longestPauseMs)
    await db
      .updateTable('outbox')
      .set({ dueAt: new Date(clock.instant().getTime() + pause), lastError: textOf(error) })
      .where('id', '=', row.id)
      .execute()
  }

  return async function carryOutDue(): Promise<void> {
    for (;;) {
      const row = await lease(db, Object.keys(handlers), clock.instant())
      if (!row) return
      await carryOut(row).catch((error: unknown) =>
        error instanceof PermanentFailure ? giveUp(row, error) : postpone(row, error),
      )
    }
  }
}

const textOf = (error: unknown) => errorText(error).slice(0, 500)

const leaseUntil = (now: Date) => new Date(now.getTime() + leaseMs)

/** A database that is away for a moment is asked again at the next turn. */
const renew = (db: Kysely<Database>, { id, attempts }: OutboxRow, now: Date): Promise<unknown> =>
  db
    .updateTable('outbox')
    .set({ dueAt: leaseUntil(now) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('doneAt', 'is', null)
    .execute()
    .catch(() => {})

async function lease(db: Kysely<Database>, topics: string[], now: Date): Promise<OutboxRow | undefined> {
  if (topics.length === 0) return undefined
  return db
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, dueAt: leaseUntil(now) })
    .where('id', '=', (row) =>
      row
        .selectFrom('outbox')
        .select('id')
        .where('doneAt', 'is', null)
        .where('refusedAt', 'is', null)
        .where('topic', 'in', topics)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}
