import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { migrations } from '../db/migrations/migrations'
import type { Database } from '../platform/database/tables'
import type { Deps } from './deps'
import { isPrepared } from './prepare-database'

type Check = 'ok' | 'away' | 'pending' | 'empty'
export type Readiness = {
  status: 'ready' | 'not-ready' | 'draining'
  checks?: { database: Check; migrations: Check; catalogue: Check; search: Check }
}

/**
 * For operators. `/health` says that the process answers; `/ready` that calls may be sent to it: its
 * database is there, up to date and filled, what searches read is in memory, and it is not about to stop.
 */
export async function healthRoutes(app: FastifyInstance, { db, searchIndex }: Deps) {
  const live = async () => ({ status: 'live' })
  const readiness = async (): Promise<Readiness> => {
    if (app.draining.isOn) return { status: 'draining' }
    const checks = await check(db, searchIndex)
    return { status: Object.values(checks).every((one) => one === 'ok') ? 'ready' : 'not-ready', checks }
  }

  for (const path of ['/health', '/health/live']) app.get(path, live)
  for (const path of ['/ready', '/health/ready']) {
    app.get(path, async (_, reply) => {
      const answer = await readiness()
      return reply
        .code(answer.status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(answer)
    })
  }
}

async function check(
  db: Kysely<Database>,
  searchIndex: Deps['searchIndex'],
): Promise<NonNullable<Readiness['checks']>> {
  const search: Check = searchIndex.isFilled() ? 'ok' : 'pending'
  const database = await outcomeOf(
    sql`select 1`.execute(db).then(() => true),
    'away',
  )
  if (database === 'away') return { database, migrations: 'away', catalogue: 'away', search }
  return {
    database,
    migrations: await outcomeOf(isMigrated(db), 'pending'),
    catalogue: await outcomeOf(isPrepared(db), 'empty'),
    search,
  }
}

const outcomeOf = (isDone: Promise<boolean>, otherwise: Check): Promise<Check> =>
  isDone.then(
    (done) => (done ? 'ok' : otherwise),
    () => otherwise,
  )

async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => applied.has(name))
}
