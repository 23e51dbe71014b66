import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrateToLatest } from '../../db/migrate'
import { openDatabase } from '../database/database'
import { startPostgres } from '../database/postgres'
import { backUp, restore } from './backup'

jest.setTimeout(120_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escapade-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Place = Parameters<typeof backUp>[0]

async function write(place: Place, value: string) {
  const { db, close } = await openDatabase(place)
  await migrateToLatest(db)
  const row = { key: 'kept', value: JSON.stringify(value) }
  await db
    .insertInto('meta')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  await close()
}

async function read(place: Place) {
  const { db, close } = await openDatabase(place)
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'kept')
    .executeTakeFirstOrThrow()
  const steps = await migrateToLatest(db)
  await close()
  return { value, steps }
}

async function roundTrip(from: Place, to: Place, file: string) {
  await write(from, 'before')
  await backUp(from, file)
  await write(from, 'after')
  await restore(to, file, { replace: false })
  expect(await read(to)).toEqual({ value: 'before', steps: [] })
  await expect(restore(from, file, { replace: false })).rejects.toThrow('--replace')
  expect((await read(from)).value).toBe('after')
  await restore(from, file, { replace: true })
  expect((await read(from)).value).toBe('before')
}

describe('a backup', () => {
  it('brings the embedded database back, here and elsewhere', async () => {
    const at = (name: string) => ({
      databaseUrl: undefined,
      databasePool: 1,
      varDir: path.join(folder, name),
    })
    const file = path.join(folder, 'backups/embedded.tar')
    await roundTrip(at('one'), at('two'), file)
    expect(await readdir(path.dirname(file))).toEqual(['embedded.tar'])
    expect(await readdir(path.join(folder, 'one'))).toEqual(['pgdata'])
  })

  it('brings a server’s database back, here and elsewhere', async () => {
    const server = await startPostgres()
    const at = (name: string) => ({
      databaseUrl: server.url.replace(/\/postgres$/, `/${name}`),
      databasePool: 1,
      varDir: folder,
    })
    const { db, close } = await openDatabase(at('postgres'))
    for (const name of ['one', 'two']) await sql`create database ${sql.id(name)}`.execute(db)
    await close()
    await roundTrip(at('one'), at('two'), path.join(folder, 'server.dump'))
    await server.stop()
  })

  it('of nothing that can be read leaves no half of a file behind', async () => {
    const away = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', databasePool: 1, varDir: folder }
    await expect(backUp(away, path.join(folder, 'away.dump'))).rejects.toThrow('pg_dump failed')
    expect(await readdir(folder)).not.toContain('away.dump.part')
  })
})
