import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { migrations } from '../db/migrations/migrations'
import type { Database } from '../platform/database/tables'
import type { Deps } from './deps'
import { isPrepared } from './prepare-database'

type Check = 'ok' | 'away' | 'full' | 'pending' | 'empty'
export type Readiness = {
  status: 'ready' | 'not-ready' | 'draining'
  checks?: { database: Check; storage: Check; migrations: Check; catalogue: Check; search: Check }
}

/**
 * For operators. `/health` says that the process answers; `/ready` that calls may be sent to it: its
 * database is there, takes what is written, is up to date and filled, what searches read is in memory, and it is not
 * about to stop.
 */
export async function healthRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'searchIndex' | 'canWrite'>,
) {
  const live = async () => ({ status: 'live' })
  const readiness = async (): Promise<Readiness> => {
    if (app.draining.isOn) return { status: 'draining' }
    const checks = await check(deps)
    return { status: Object.values(checks).every((one) => one === 'ok') ? 'ready' : 'not-ready', checks }
  }

  for (const path of ['/health', '/health/live']) app.get(path, polled, live)
  for (const path of ['/ready', '/health/ready']) {
    app.get(path, polled, async (_, reply) => {
      const answer = await readiness()
      return reply
        .code(answer.status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(answer)
    })
  }
}

const polled = { config: { isPolled: true } }

/** A database that takes longer is away, for calls as well. */
const deadlineMs = 2_000

async function check({
  db,
  searchIndex,
  canWrite,
}: Pick<Deps, 'db' | 'searchIndex' | 'canWrite'>): Promise<NonNullable<Readiness['checks']>> {
  const search: Check = searchIndex.isFilled() ? 'ok' : 'pending'
  const asked = sql`select 1`.execute(db).then(() => true)
  const database = await outcomeOf(asked, 'away')
  if (database === 'away') return { database, storage: 'away', migrations: 'away', catalogue: 'away', search }
  return {
    database,
    storage: await outcomeOf(canWrite(), 'full'),
    migrations: await outcomeOf(isMigrated(db), 'pending'),
    catalogue: await outcomeOf(isPrepared(db), 'empty'),
    search,
  }
}

const outcomeOf = async (isDone: Promise<boolean>, otherwise: Check): Promise<Check> => {
  const late = new AbortController()
  const deadline = pause(deadlineMs, false, { signal: late.signal }).catch(() => false)
  const done = await Promise.race([isDone.catch(() => false), deadline])
  late.abort()
  return done ? 'ok' : otherwise
}

async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => applied.has(name))
}
