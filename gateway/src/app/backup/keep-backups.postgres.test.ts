import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { addOneRoom, book, createShopper, orderRequest } from '../../capabilities/orders/orders-fixture'
import { openDatabase } from '../../platform/database/database'
import type { PostgresServer } from '../../platform/database/postgres'
import { runServerUrl } from '../../testing/databases/run-server'
import { createTestApp, startFilledPostgres } from '../../testing/test-app'
import { backupFigure, keepBackups } from './keep-backups'
import { verifyBackup } from './verify-backup'

let server: PostgresServer
let folder: string
const at = (url: string) => ({ databaseUrl: url, databasePool: 1, varDir: folder })
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escapade-kept-'))
  server = await startFilledPostgres()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) {
  const { db, close } = await openDatabase(at(server.url))
  return work(db).finally(close)
}

it('keeps the newest backups, each tried, leaves other files alone, and tells how old the last one is', async () => {
  await writeFile(path.join(folder, 'of-somebody-else.dump'), '')
  const days = [1, 2, 3].map((day) => new Date(`2027-03-0${day}T02:30:00Z`))
  for (const now of days) await keepBackups(at(server.url), { folder, keep: 2, now })
  expect((await readdir(folder)).sort()).toEqual([
    'escapade-2027-03-02T023000Z.dump',
    'escapade-2027-03-03T023000Z.dump',
    'of-somebody-else.dump',
  ])
  const now = () => new Date('2027-03-03T03:30:00Z')
  const figures = await inDatabase((db) => backupFigure(db, now).read())
  expect(figures).toEqual([{ label: 'kept', value: 3600 }])
})

it('deletes nothing, and calls none good, where the books of the new one do not add up', async () => {
  const shop = await createTestApp({ hotels: 0 })
  await addOneRoom(shop.db, 20)
  await book(createShopper(shop.app), orderRequest(), 'backup-order')
  await sql`update payment set amount_cents = amount_cents + 1`.execute(shop.db)
  const url = new URL(runServerUrl())
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  url.pathname = `/${rows[0]?.name}`
  const before = await readdir(folder)
  const { deleted } = await keepBackups(at(url.href), {
    folder,
    keep: 1,
    now: new Date('2027-03-09T02:30:00Z'),
  })
  expect(deleted).toEqual([])
  expect(await readdir(folder)).toHaveLength(before.length + 1)
  expect(await backupFigure(shop.db, () => new Date()).read()).toEqual([])
  await shop.close()
})

it('says which right a role needs that may not create a database', async () => {
  await inDatabase(async (db) => {
    await sql`create role plain login`.execute(db)
    await sql`grant all on schema public to plain`.execute(db)
  })
  const url = new URL(server.url)
  url.username = 'plain'
  const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('escapade-'))
  await expect(verifyBackup(at(url.href), path.join(folder, file))).rejects.toThrow(
    /the role plain may not create.*ALTER ROLE plain CREATEDB/,
  )
})
