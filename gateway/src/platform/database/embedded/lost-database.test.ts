import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type DatabaseHandle, openPGlite } from '../database'

jest.setTimeout(60_000)

const mockStarted: Worker[] = []
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual('node:worker_threads')
  class Kept extends actual.Worker {
    constructor(...args: unknown[]) {
      super(...args)
      mockStarted.push(this as unknown as Worker)
    }
  }
  return { ...actual, Worker: Kept }
})

const open = async () => {
  const handle = await openPGlite({})
  if (!handle.pglite) throw new Error('The embedded database was expected')
  return { ...handle, pglite: handle.pglite }
}
const ask = ({ db }: Pick<DatabaseHandle, 'db'>, text: string) => sql.raw(text).execute(db)
const long = 'select count(*) from generate_series(1, 2000000000)'

describe('an embedded database that is lost', () => {
  it('refuses the query under way, those that wait and all later ones, and says so', async () => {
    const database = await open()
    const asked = [ask(database, long), ask(database, 'select 1')].map((query) =>
      query.catch((error) => error.code),
    )
    await new Promise((resolve) => setImmediate(resolve))
    await mockStarted.at(-1)?.terminate()
    expect(await Promise.all(asked)).toEqual(['57P01', '57P01'])
    expect((await database.pglite.lost).message).toBe('The embedded database has stopped')
    await expect(ask(database, 'select 1')).rejects.toMatchObject({ code: '57P01' })
    await database.close()
  })

  it('is given up when a statement takes longer than any should', async () => {
    const database = await open()
    database.pglite.limitStatements(400)
    await expect(ask(database, long)).rejects.toThrow('hangs: no answer for 0.4 s')
    expect((await database.pglite.lost).message).toContain('hangs')
    await database.close()
  })

  it('is not lost by many short statements, nor when it is closed', async () => {
    const database = await open()
    let isLost = false
    void database.pglite.lost.then(() => {
      isLost = true
    })
    database.pglite.limitStatements(1_500)
    const until = performance.now() + 2_000
    while (performance.now() < until) await ask(database, 'select 1')
    await database.close()
    expect(isLost).toBe(false)
  })
})
