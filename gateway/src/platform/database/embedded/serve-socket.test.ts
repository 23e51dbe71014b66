import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type DatabaseHandle, openDatabase } from '../database'
import { send } from './socket-messages'
import { socketPath } from './socket-path'

jest.setTimeout(60_000)

let place: { varDir: string; databaseUrl: undefined; databasePool: number }
let gateway: DatabaseHandle
let command: DatabaseHandle
beforeAll(async () => {
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-socket-'))
  place = { varDir, databaseUrl: undefined, databasePool: 1 }
  gateway = await openDatabase(place, { alone: true })
  await sql`create table note (id integer primary key, at timestamptz, raw bytea, many bigint)`.execute(
    gateway.db,
  )
})
afterAll(async () => {
  await gateway.close()
  await rm(place.varDir, { recursive: true })
})
beforeEach(async () => {
  await gateway.serveCommands()
  command = await openDatabase(place)
  await sql`delete from note`.execute(gateway.db)
})
afterEach(() => command.close())

const ids = async ({ db }: DatabaseHandle) =>
  (await sql<{ id: number }>`select id from note order by id`.execute(db)).rows.map(({ id }) => id)

describe('a command beside a running gateway', () => {
  it('reads and writes the database that the gateway has open, with the same values', async () => {
    const row = {
      id: 1,
      at: new Date('2027-03-01T09:00:00Z'),
      raw: Buffer.from([0, 255]),
      many: 9_000_000_000,
    }
    await sql`insert into note values (${row.id}, ${row.at}, ${row.raw}, ${row.many})`.execute(command.db)
    const { rows } = await sql<typeof row>`select * from note`.execute(gateway.db)
    const { rows: through } = await sql<typeof row>`select * from note`.execute(command.db)
    expect(through).toEqual(rows)
    expect(through[0]).toMatchObject({ at: row.at, many: row.many })
    await expect(sql`insert into note values (1)`.execute(command.db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'note_pkey',
    })
  })

  it('takes turns with calls: neither sees half of the other’s transaction', async () => {
    const steps: string[] = []
    const both = [command, gateway].map(({ db }, index) =>
      db.transaction().execute(async (trx) => {
        steps.push(`${index} begins`)
        await sql`insert into note values (${index})`.execute(trx)
        await sql`select 1`.execute(trx)
        steps.push(`${index} ends`)
      }),
    )
    await Promise.all(both)
    const [first] = steps
    const order = first === '0 begins' ? [0, 1] : [1, 0]
    expect(steps).toEqual(order.flatMap((index) => [`${index} begins`, `${index} ends`]))
    expect(await ids(gateway)).toEqual([0, 1])
  })

  it('that is killed in a transaction leaves nothing of it, and holds nothing up', async () => {
    const socket = createConnection(socketPath(path.join(place.varDir, 'pgdata')))
    send(socket, { id: 1, action: 'take' })
    send(socket, { id: 2, action: 'query', sql: 'begin', parameters: [] })
    send(socket, { id: 3, action: 'query', sql: 'insert into note values (7)', parameters: [] })
    await once(socket, 'data')
    socket.destroy()
    expect(await ids(gateway)).toEqual([])
  })

  it('has no turn, no query', async () => {
    const socket = createConnection(socketPath(path.join(place.varDir, 'pgdata')))
    send(socket, { id: 1, action: 'query', sql: 'delete from note', parameters: [] })
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('without a turn')
    socket.destroy()
  })

  it('is of the same account: others may not reach the database', async () => {
    const { mode } = await stat(socketPath(path.join(place.varDir, 'pgdata')))
    expect(mode & 0o777).toBe(0o600)
  })

  it('does not let a second gateway in', async () => {
    await expect(openDatabase(place, { alone: true })).rejects.toThrow('in use')
  })
})
