import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config'
import { openDatabase } from '../database/database'
import { askSocket } from '../database/embedded/ask-socket'
import { socketPath } from '../database/embedded/socket-path'
import { lockFolder } from '../database/folder-lock'
import { dumpFolder, restoreFolder } from './embedded-backup'
import { holdsNoShop, shopTable } from './holds-no-shop'
import { addressOf, runTool } from './postgres-tools'

export type BackupPlace = Pick<Config, 'databaseUrl' | 'databasePool' | 'varDir'>

/** Time that calls of a running shop waited (ms): none on a server. */
export type BackedUp = { heldMs: number }

const folderOf = ({ varDir }: BackupPlace) => path.resolve(varDir, 'pgdata')

/**
 * Writes the whole database to a file, whether the shop runs or not: an archive of pg_dump, or the folder of the
 * embedded one as a tar.
 */
export async function backUp(place: BackupPlace, file: string): Promise<BackedUp> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const draft = `${file}.part`
  const database = await openDatabase({ ...place, databasePool: 1 })
  try {
    // Everything that customers have told the shop is in it.
    await rm(draft, { force: true })
    await writeFile(draft, '', { mode: 0o600 })
    const heldMs = place.databaseUrl
      ? await dumpServer(place.databaseUrl, { db: database.db, file: draft })
      : await dumpFolder(database, { folder: folderOf(place), file: draft })
    await rename(draft, file)
    return { heldMs: Math.round(heldMs) }
  } finally {
    await rm(draft, { force: true })
    await database.close()
  }
}

/**
 * Brings a database back to what a file of `backUp` holds. The present content is replaced, so it has to be said that
 * this is wanted. On a server that happens in one transaction: all or nothing.
 */
export const restore = (
  place: BackupPlace,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> =>
  place.databaseUrl
    ? restoreServer(place.databaseUrl, file, replace)
    : restoreEmbedded(folderOf(place), file, replace)

type Dump = { db: Parameters<typeof runTool>[1]['db']; file: string }

async function dumpServer(url: string, { db, file }: Dump): Promise<number> {
  const options = ['--format=custom', '--no-owner', '--no-privileges']
  const { address, env } = addressOf(url)
  await runTool('pg_dump', { db, args: [...options, `--file=${file}`, `--dbname=${address}`], env })
  return 0
}

async function restoreServer(url: string, file: string, replace: boolean) {
  const { db, close } = await openDatabase({ databaseUrl: url, databasePool: 1, varDir: '' })
  try {
    const tables = await db.introspection.getTables()
    if (tables.length > 0 && !replace) throw new Error('The database is not empty. To replace it: --replace')
    const contents = await runTool('pg_restore', { db, args: ['--list', file] })
    if (!contents.includes(` ${shopTable} `)) throw holdsNoShop(file)
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    const clean = tables.length > 0 ? ['--clean', '--if-exists'] : []
    const { address, env } = addressOf(url)
    await runTool('pg_restore', { db, args: [...options, ...clean, `--dbname=${address}`, file], env })
  } finally {
    await close()
  }
}

async function restoreEmbedded(folder: string, file: string, replace: boolean) {
  await mkdir(path.dirname(folder), { recursive: true })
  const running = await askSocket(socketPath(folder))
  await running?.close()
  if (running) throw new Error(`A shop that runs has the database in ${folder} open. Stop it first.`)
  const unlock = await lockFolder(folder)
  try {
    const isThere = (await readdir(folder).catch(() => [])).length > 0
    if (isThere && !replace) throw new Error('The database is not empty. To replace it: --replace')
    await restoreFolder({ folder, file })
  } finally {
    await unlock()
  }
}
