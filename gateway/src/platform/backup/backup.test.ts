import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { create, list } from 'tar'
import { migrateToLatest } from '../../db/migrate'
import { openDatabase } from '../database/database'
import { startPostgres } from '../database/postgres'
import { type BackupPlace, backUp, restore } from './backup'
import { addressOf, adviceOf, missesServer } from './postgres-tools'

jest.setTimeout(120_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escapade-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(place: BackupPlace, value: string) {
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

async function read(place: BackupPlace) {
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

async function roundTrip(from: BackupPlace, to: BackupPlace, file: string) {
  await write(from, 'before')
  await backUp(from, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
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

  it('of no shop changes nothing, and says what to do', async () => {
    const place = { databaseUrl: undefined, databasePool: 1, varDir: path.join(folder, 'kept') }
    await write(place, 'kept')
    await mkdir(path.join(folder, 'pictures'))
    await writeFile(path.join(folder, 'pictures/a.txt'), 'no database')
    const file = path.join(folder, 'pictures.tar')
    await create({ cwd: folder, file }, ['pictures'])
    await expect(restore(place, file, { replace: true })).rejects.toThrow('holds no database of a shop')
    expect((await read(place)).value).toBe('kept')
    const fresh = { ...place, varDir: path.join(folder, 'fresh') }
    await expect(restore(fresh, file, { replace: false })).rejects.toThrow('Nothing was changed')
    expect(await readdir(fresh.varDir)).toEqual([])
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
    const none = path.join(folder, 'none.dump')
    await backUp(at('postgres'), none)
    await expect(restore(at('two'), none, { replace: true })).rejects.toThrow('holds no database of a shop')
    expect((await read(at('two'))).value).toBe('before')
    await server.stop()
  })

  it('of the embedded database is taken while a shop has it open, and holds no log that it does not need', async () => {
    const place = { databaseUrl: undefined, databasePool: 1, varDir: path.join(folder, 'running') }
    const shop = await openDatabase(place, { alone: true })
    await migrateToLatest(shop.db)
    await sql`create table filled as select repeat(md5(n::text), 50) as text from generate_series(1, 20000) n`.execute(
      shop.db,
    )
    await shop.serveCommands()
    const file = path.join(folder, 'running.tar')
    const { heldMs } = await backUp(place, file)
    expect(heldMs).toBeGreaterThan(0)
    await sql`insert into filled values ('after')`.execute(shop.db)
    await expect(restore(place, file, { replace: true })).rejects.toThrow('Stop it first')
    await shop.close()

    const names: string[] = []
    await list({ file, onReadEntry: ({ path: name }) => void names.push(name) })
    expect(names.filter((name) => /pg_wal\/[0-9A-F]{24}$/.test(name)).length).toBeLessThan(3)
    const elsewhere = { ...place, varDir: path.join(folder, 'restored') }
    await restore(elsewhere, file, { replace: false })
    const { db, close } = await openDatabase(elsewhere)
    expect((await sql`select count(*) as rows from filled`.execute(db)).rows).toEqual([{ rows: 20_000 }])
    await close()
  })

  it('gives a program the password where no other process reads it', () => {
    const password = 'p@ss/w:rd#1'
    const url = `postgres://escapade:${encodeURIComponent(password)}@db.example:5432/shop?sslmode=require`
    const { address, env } = addressOf(url)
    expect(address).toBe('postgres://escapade@db.example:5432/shop?sslmode=require')
    expect(env).toEqual({ PGPASSWORD: password })
    expect(addressOf('postgres://escapade@127.0.0.1:5432/shop').env).toEqual({})
  })

  it('needs programs of the server’s version or a newer one, and says which', () => {
    expect(missesServer({ client: 15, server: 17 })).toBe(true)
    expect(missesServer({ client: null, server: 17 })).toBe(true)
    expect(missesServer({ client: 17, server: 17 })).toBe(false)
    expect(missesServer({ client: 18, server: 17 })).toBe(false)
    expect(adviceOf({ client: 15, server: 17 })).toMatch(
      /version 15, the server of version 17.*postgresql-client-17/,
    )
  })

  it('of nothing that can be read leaves no half of a file behind', async () => {
    const away = { databaseUrl: 'postgres://stranger@127.0.0.1:1/none', databasePool: 1, varDir: folder }
    await expect(backUp(away, path.join(folder, 'away.dump'))).rejects.toThrow('ECONNREFUSED')
    expect(await readdir(folder)).not.toContain('away.dump.part')
  })
})
