import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp, type Capability } from '../../app/build-app'
import { migrateToLatest } from '../../db/migrate'
import { movableClock, testConfig } from '../../testing/test-app'
import { type DatabaseHandle, openPostgres } from '../database/database'
import { type PostgresServer, startPostgres, startReplica } from '../database/postgres'

jest.setTimeout(60_000)

const clock = movableClock()
let primary: PostgresServer
let replica: PostgresServer
let database: DatabaseHandle
let copy: DatabaseHandle
let app: FastifyInstance

const capability: Capability = async (scope, { db, reads }) => {
  const find = (from: typeof db) =>
    from.selectFrom('meta').select('value').where('key', '=', 'note').executeTakeFirst()
  scope.get('/note', async () => ({ note: (await find(reads))?.value }))
  scope.get('/broken', async () => sql`select nothing`.execute(reads))
  scope.post('/note', async ({ body }) => {
    const value = JSON.stringify((body as { note: string }).note)
    await db
      .insertInto('meta')
      .values({ key: 'note', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    return { note: (await find(reads))?.value }
  })
}

beforeAll(async () => {
  primary = await startPostgres()
  database = openPostgres(primary.url)
  await migrateToLatest(database.db)
  replica = await startReplica(primary)
  copy = openPostgres(replica.url, 1)
  app = await buildApp({
    config: testConfig({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }),
    database,
    clock,
    capabilities: [capability],
  })
})
afterAll(async () => {
  await app.close()
  await Promise.all([database.close(), copy.close()])
  await replica.stop()
  await primary.stop()
})

const write = (note: string) => app.inject({ method: 'POST', url: '/note', payload: { note } })
const read = async (headers = {}) => (await app.inject({ url: '/note', headers })).json().note
/** The gateway looks at the replica once before it writes its heartbeat, and once after that has arrived. */
async function checkReplica() {
  await app.deps.jobs.runAll()
  await arrived()
  await app.deps.jobs.runAll()
}
/** Waits until the replica has what the primary has written so far. */
async function arrived() {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(database.db)
  for (;;) {
    const { rows: done } = await sql<{ is: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.at}::pg_lsn as is`.execute(copy.db)
    if (done[0]?.is) return
  }
}
const holdBack = () => sql`select pg_wal_replay_pause()`.execute(copy.db)
const letGo = () => sql`select pg_wal_replay_resume()`.execute(copy.db)

describe('reads that may be a little old', () => {
  it('go to the replica, so that what it does not have yet is not seen', async () => {
    await write('first')
    await checkReplica()
    await holdBack()
    await write('second')
    expect(await read()).toBe('first')
    await letGo()
    await arrived()
    expect(await read()).toBe('second')
  })

  it('see what the same visitor has just written, and in the call that writes it', async () => {
    await checkReplica()
    await holdBack()
    const answer = await write('own')
    expect(answer.json()).toEqual({ note: 'own' })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^wrote=1; Max-Age=15; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await read()).toBe('second')
    expect(await read({ cookie: `a=b; ${cookie.split(';')[0]}` })).toBe('own')
    await letGo()
  })

  it('go to the primary while the replica is too far behind', async () => {
    await checkReplica()
    await holdBack()
    await write('far ahead')
    expect(await read()).toBe('own')
    clock.set('2027-03-01T09:00:11Z')
    await app.deps.jobs.runAll()
    expect(await read()).toBe('far ahead')
    await letGo()
    await checkReplica()
  })

  it('tell a wrong statement as what it is', async () => {
    expect((await app.inject('/broken')).statusCode).toBe(500)
  })

  it('go to the primary when the replica is gone, from the first one on', async () => {
    await write('last')
    await replica.stop()
    expect(await read()).toBe('last')
    await app.deps.jobs.runAll()
    expect(await read()).toBe('last')
  })
})
