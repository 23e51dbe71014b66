import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { migrations } from '../migrations/migrations'
import type { Deps } from './deps'
import type { Database } from './tables'

type Check = 'ok' | 'away' | 'pending' | 'empty'
export type Readiness = {
  status: 'ready' | 'not-ready' | 'draining'
  checks?: { database: Check; migrations: Check; catalogue: Check }
}

/**
 * For whoever runs the gateway. `/health` says that the process answers; `/ready` that calls may be sent to it: its
 * database is there, up to date and filled, and it is not about to stop.
 */
export async function healthRoutes(app: FastifyInstance, { db }: Deps) {
  const live = async () => ({ status: 'live' })
  const readiness = async (): Promise<Readiness> => {
    if (app.draining.isOn) return { status: 'draining' }
    const checks = await check(db)
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

async function check(db: Kysely<Database>): Promise<NonNullable<Readiness['checks']>> {
  const database = await sql`select 1`.execute(db).then(
    (): Check => 'ok',
    (): Check => 'away',
  )
  if (database === 'away') return { database, migrations: 'away', catalogue: 'away' }
  return {
    database,
    migrations: await isMigrated(db).then(
      (isDone): Check => (isDone ? 'ok' : 'pending'),
      (): Check => 'pending',
    ),
    catalogue: await isFilled(db).then(
      (isDone): Check => (isDone ? 'ok' : 'empty'),
      (): Check => 'empty',
    ),
  }
}

async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => applied.has(name))
}

const isFilled = async (db: Kysely<Database>) =>
  (await db.selectFrom('meta').select('key').where('key', '=', 'catalogue').executeTakeFirst()) !== undefined
