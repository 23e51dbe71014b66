import process from 'node:process'
import { seedCatalogue } from '@escapade/demo/seed-catalogue'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { type DatabaseHandle, openPostgres } from '@escapade/gateway/platform/database/database'
import { type PostgresServer, startPostgres } from '@escapade/gateway/platform/database/postgres'
import { sql } from 'kysely'
import { growCatalogue } from './grow-catalogue'
import { addNames } from './many-names'

/** The generated catalogue; larger ones are grown from it. */
export const defaultHotels = 640
const manyNames = 150_000

type Catalogue = { url: string; database: DatabaseHandle; close(): Promise<void> }
export type Catalogues = { open(hotels: number): Promise<Catalogue>; stop(): Promise<void> }
type Options = { today: string; connections: number; onProgress: (line: string) => void }

/**
 * Catalogues of so many hotels with 150,000 names, each a database of its own on one PostgreSQL server. A server that
 * `BENCH_POSTGRES` names keeps them for the runs of the same day; else it is a server for this run alone.
 */
export async function openCatalogues({ today, connections, onProgress }: Options): Promise<Catalogues> {
  const server = await openServer()
  const admin = openPostgres(server.url, 1)
  const nameOf = (hotels: number) => `bench_${today.replaceAll('-', '')}_${hotels}`
  const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href

  async function isThere(name: string): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(admin.db)
    return rows.length > 0
  }

  /** It gets its name when it is complete: a run that was cut off leaves nothing that looks like a catalogue. */
  async function create(hotels: number): Promise<void> {
    const [name, half] = [nameOf(hotels), `${nameOf(hotels)}_half`]
    const isGrown = hotels > defaultHotels
    if (isGrown && !(await isThere(nameOf(defaultHotels)))) await create(defaultHotels)
    onProgress(`catalogue: making ${hotels} hotels`)
    await run(`drop database if exists ${half}`)
    await run(`create database ${half}${isGrown ? ` template ${nameOf(defaultHotels)}` : ''}`)
    const database = openPostgres(urlOf(half), 2)
    await (isGrown ? growCatalogue({ db: database.db, hotels }) : fillCatalogue(database, today)).finally(
      database.close,
    )
    await run(`alter database ${half} rename to ${name}`)
  }

  const run = (statement: string) => sql.raw(statement).execute(admin.db)

  return {
    async open(hotels) {
      if (!(await isThere(nameOf(hotels)))) await create(hotels)
      const url = urlOf(nameOf(hotels))
      const database = openPostgres(url, connections)
      await migrateToLatest(database.db)
      return { url, database, close: database.close }
    },
    async stop() {
      await admin.close()
      await server.stop()
    },
  }
}

const openServer = async (): Promise<Pick<PostgresServer, 'url' | 'stop'>> => {
  const url = process.env.BENCH_POSTGRES
  return url
    ? { url, stop: async () => undefined }
    : startPostgres({ shared_buffers: '1GB', max_wal_size: '4GB' })
}

async function fillCatalogue({ db }: DatabaseHandle, today: string) {
  await migrateToLatest(db)
  await seedCatalogue({ db, today, hotels: defaultHotels })
  await addNames({ db, names: manyNames })
}
