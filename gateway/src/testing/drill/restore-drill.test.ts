import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import { openDatabase } from '../../platform/database/database'
import { startPostgres } from '../../platform/database/postgres'
import { gatewayFolder } from '../bundle-program'
import { type DrillReport, drillRestore } from './restore-drill'

jest.setTimeout(240_000)

let dist: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escapade-drill-'))
  await mkdir(path.join(gatewayFolder, 'var'), { recursive: true })
  dist = await mkdtemp(path.join(gatewayFolder, 'var/program-'))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', '', dist], {
    cwd: gatewayFolder,
  })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(dist, { recursive: true, force: true })
})

const size = { orders: 4, buyers: 2 }

function expectNothingPromisedLost({ lost, restored, wrongNights, problem, confirmed }: DrillReport) {
  expect(lost.before).toBe(0)
  expect(confirmed.before).toBeGreaterThanOrEqual(size.orders)
  expect(confirmed.after).toBeGreaterThanOrEqual(size.orders)
  expect(restored.confirmed).toBeGreaterThanOrEqual(confirmed.before)
  expect(restored.capturedCents - restored.refundedCents).toBe(restored.owedCents)
  expect([wrongNights, problem]).toEqual([[], null])
}

describe('a backup that is taken while orders run', () => {
  it('has every order that was confirmed before it, with its money and its nights, on the embedded database', async () => {
    const at = (name: string) => ({
      databaseUrl: undefined,
      databasePool: 1,
      varDir: path.join(folder, name),
    })
    const file = path.join(folder, 'embedded.tar')
    expectNothingPromisedLost(await drillRestore({ dist, from: at('from'), to: at('to'), file, ...size }))
  })

  // The same steps by other programs: twenty seconds that `npm test -- deep` takes.
  deep(it.skip, it)('has them on a PostgreSQL server too', async () => {
    const server = await startPostgres()
    const at = (name: string) => ({
      databaseUrl: server.url.replace(/\/postgres$/, `/${name}`),
      databasePool: 5,
      varDir: path.join(folder, name),
    })
    const { db, close } = await openDatabase({ databaseUrl: server.url, databasePool: 1, varDir: folder })
    for (const name of ['one', 'two']) await sql`create database ${sql.id(name)}`.execute(db)
    await close()
    const file = path.join(folder, 'server.dump')
    expectNothingPromisedLost(await drillRestore({ dist, from: at('one'), to: at('two'), file, ...size }))
    await server.stop()
  })
})
