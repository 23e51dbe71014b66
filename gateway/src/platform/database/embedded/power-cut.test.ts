import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { startPGlite } from '../pglite-client'

jest.setTimeout(120_000)

let dir: string
beforeAll(async () => {
  dir = await realpath(await mkdtemp(path.join(tmpdir(), 'escapade-cut-')))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** The embedded database with a disk that keeps what was synchronised in a folder of its own. */
async function startOnCopy({ folder, copy }: { folder: string; copy: string }) {
  const worker = new Worker(path.join(__dirname, '../pglite-worker.mjs'), {
    workerData: { dataDir: folder },
    execArgv: ['--import', path.join(__dirname, 'power-cut.fixture.mjs')],
    env: { ...process.env, POWER_CUT_FOLDER: folder, POWER_CUT_COPY: copy },
  })
  await once(worker, 'message')
  return {
    async query(sql: string) {
      worker.postMessage({ id: 1, action: 'query', sql, parameters: [] })
      const [{ error }] = await once(worker, 'message')
      if (error) throw new Error(error.message)
    },
    cutPower: () => worker.terminate(),
  }
}

describe('a power cut', () => {
  it('leaves the embedded database every transaction that was committed, and none that was not', async () => {
    const [folder, copy] = [path.join(dir, 'pgdata'), path.join(dir, 'copy')]
    const { query, cutPower } = await startOnCopy({ folder, copy })
    await query('create table booking (id integer primary key, room text)')
    for (const id of [1, 2, 3]) await query(`insert into booking values (${id}, 'before')`)
    await query('checkpoint')
    for (const id of [4, 5]) await query(`insert into booking values (${id}, 'after')`)
    await query('begin')
    await query(`insert into booking values (6, 'never')`)
    await cutPower()

    const database = await startPGlite({ dataDir: copy })
    const { rows } = await database.query('select id from booking order by id', [])
    await database.close()
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })
})
