import { execFile } from 'node:child_process'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config'
import { openDatabase } from '../database/database'
import { lockFolder } from '../database/folder-lock'
import { startPGlite } from '../database/pglite-client'
import { findPostgres } from '../database/postgres'

const run = promisify(execFile)

type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'varDir'>

/** Writes the whole database to a file: an archive of pg_dump, or the folder of the embedded one as a tar. */
export async function backUp(place: Place, file: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const draft = `${file}.part`
  try {
    await (place.databaseUrl ? dumpServer(place.databaseUrl, draft) : dumpEmbedded(place, draft))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Brings a database back to what a file of `backUp` holds. What is there is replaced, so it has to be said that this
 * is wanted. On a server that happens in one transaction: all or nothing.
 */
export const restore = (place: Place, file: string, { replace }: { replace: boolean }): Promise<void> =>
  place.databaseUrl
    ? restoreServer(place.databaseUrl, file, replace)
    : restoreEmbedded(path.resolve(place.varDir, 'pgdata'), file, replace)

/** The client programs of the newest installed PostgreSQL, else those in the path. */
async function program(name: string): Promise<string> {
  const folder = await findPostgres()
  return folder ? path.join(folder, name) : name
}

async function runProgram(name: string, args: string[]) {
  try {
    await run(await program(name), args)
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT') throw new Error(`${name} is not installed: apt-get install postgresql-client`)
    throw new Error(`${name} failed\n${stderr ?? ''}`)
  }
}

const dumpServer = (url: string, file: string) =>
  runProgram('pg_dump', [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${file}`,
    `--dbname=${url}`,
  ])

async function restoreServer(url: string, file: string, replace: boolean) {
  const database = await openDatabase({ databaseUrl: url, databasePool: 1, varDir: '' })
  const tables = await database.db.introspection.getTables().finally(database.close)
  if (tables.length > 0 && !replace) throw new Error('The database is not empty. To replace it: --replace')
  await runProgram('pg_restore', [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    ...(tables.length > 0 ? ['--clean', '--if-exists'] : []),
    `--dbname=${url}`,
    file,
  ])
}

async function dumpEmbedded(place: Place, file: string) {
  const database = await openDatabase(place)
  try {
    if (!database.pglite) throw new Error('The embedded database was expected')
    await writeFile(file, await database.pglite.dump())
  } finally {
    await database.close()
  }
}

async function restoreEmbedded(folder: string, file: string, replace: boolean) {
  await mkdir(path.dirname(folder), { recursive: true })
  const unlock = await lockFolder(folder)
  const draft = `${folder}.restoring`
  try {
    const isThere = (await readdir(folder).catch(() => [])).length > 0
    if (isThere && !replace) throw new Error('The database is not empty. To replace it: --replace')
    await rm(draft, { recursive: true, force: true })
    const database = await startPGlite({ dataDir: draft, template: file })
    await database.close()
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await unlock()
  }
}
