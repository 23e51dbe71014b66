import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { openPostgres } from '@escapade/gateway/platform/database/database'
import { type PostgresServer, startPostgres } from '@escapade/gateway/platform/database/postgres'
import type { Place } from '@escapade/gateway/testing/drill/drilled-gateway'
import { sql } from 'kysely'
import { workspace } from './shop'

export type Places = { from: Place; to: Place; folder: string; server: PostgresServer | null }

/** The gateway's bundle; answers its folder. */
export async function buildGateway(): Promise<string> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(workspace, 'gateway/build.ts')])
  return path.join(workspace, 'gateway/dist')
}

/** Two databases, embedded or on a PostgreSQL server that writes to the disk, which are taken away afterwards. */
export async function withPlaces<Result>(
  kind: string,
  work: (places: Places) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-drill-'))
  const server = kind === 'postgres' ? await startPostgres({ fsync: 'on' }) : null
  const at = (name: string): Place => ({
    databaseUrl: server?.url.replace(/\/postgres$/, `/${name}`),
    databasePool: 10,
    varDir: path.join(folder, name),
  })
  try {
    if (server) await createDatabases(server.url, ['origin', 'restored'])
    return await work({ from: at('origin'), to: at('restored'), folder, server })
  } finally {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function createDatabases(url: string, names: string[]) {
  const { db, close } = openPostgres(url, 1)
  for (const name of names) await sql`create database ${sql.id(name)}`.execute(db)
  await close()
}
