import { existsSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import {
  findPostgres,
  type PostgresServer,
  postgresVersion,
  startCopy,
  startPostgres,
} from '../../platform/database/postgres'
import { makeTemplate, placeOf } from './templates'

const addressVariable = 'TEST_POSTGRES_URL'

/** Two workers, each with a suite of 60 connections, and room for what closes late. Nothing here outlives a crash. */
const settings = {
  max_connections: '200',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** The PostgreSQL server of a test run, and how many filled databases it began with. */
type RunServer = { server: PostgresServer; filled: number }
const kept = globalThis as { testServer?: RunServer }

/** Starts the server that all suites of a run share, with the databases that earlier runs have filled. */
export async function startRunServer(): Promise<void> {
  if (!(await findPostgres())) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const place = await placeOfServer()
  const server = existsSync(place) ? await startCopy(place, settings) : await startPostgres(settings)
  process.env[addressVariable] = server.url
  kept.testServer = { server, filled: await countFilled(server) }
}

/** Stops it, and keeps it for the next run where this one has filled a database more. */
export async function stopRunServer(): Promise<void> {
  if (!kept.testServer) return
  const { server, filled } = kept.testServer
  if ((await countFilled(server)) === filled) return server.stop()
  await asAdministrator(server.url, async (client) => {
    for (const name of await databases(server.url, 'test_%'))
      await client.query(`drop database ${name} with (force)`)
  })
  const place = await placeOfServer()
  rmSync(place, { recursive: true, force: true })
  await makeTemplate(place, server.keepAs)
}

/** Address of the server in a suite. */
export function runServerUrl(): string {
  const url = process.env[addressVariable]
  if (!url) throw new Error(`No server of this test run: ${addressVariable} is set by jest.config.cjs`)
  return url
}

/** A connection to the server's own database, for what concerns whole databases. */
export async function asAdministrator<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

const placeOfServer = async () => placeOf(`server.postgres-${await postgresVersion()}`)

const countFilled = async ({ url }: PostgresServer) => (await databases(url, 'filled_%')).length

const databases = (url: string, pattern: string) =>
  asAdministrator(url, async (client) => {
    const { rows } = await client.query('select datname from pg_database where datname like $1', [pattern])
    return rows.map(({ datname }): string => datname)
  })
