import { sql } from 'kysely'
import { openEmptyPostgres } from '../../testing/test-app'
import type { DatabaseHandle } from './database'
import { prepared } from './prepared-statements'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openEmptyPostgres(1)
})
afterAll(() => handle.close())

const keptPlans = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    handle.db,
  )
  return rows.map(({ statement }) => statement)
}

it('prepares a marked statement once for a connection, whatever its values, and no other', async () => {
  const { db } = handle
  const plain = (n: number) => sql<{ n: number }>`select ${n}::integer as n`.execute(db)
  const marked = (n: number) => sql<{ n: number }>`select ${prepared} ${n}::integer + 1 as n`.execute(db)
  await plain(1)
  expect(await keptPlans()).toEqual([])
  for (let n = 0; n < 8; n += 1) expect((await marked(n)).rows).toEqual([{ n: n + 1 }])
  expect(await keptPlans()).toEqual([expect.stringContaining('$1::integer + 1')])
})

it('answers from a table that was changed and filled since the plan was made', async () => {
  const { db } = handle
  await sql`create table thing (id integer, label text)`.execute(db)
  const read = async () => (await sql`select ${prepared} id, label from thing order by id`.execute(db)).rows
  for (let n = 0; n < 8; n += 1) expect(await read()).toEqual([])
  await sql`alter table thing add column more text`.execute(db)
  await sql`insert into thing values (1, 'one', 'more')`.execute(db)
  expect(await read()).toEqual([{ id: 1, label: 'one' }])
})

it('goes on after a statement that failed', async () => {
  const { db } = handle
  const over = (n: number) => sql<{ n: number }>`select ${prepared} 10 / ${n}::integer as n`.execute(db)
  await expect(over(0)).rejects.toMatchObject({ code: '22012' })
  expect((await over(5)).rows).toEqual([{ n: 2 }])
})
