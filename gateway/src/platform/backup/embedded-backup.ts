import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { create, extract } from 'tar'
import type { DatabaseHandle } from '../database/database'
import { startPGlite } from '../database/pglite-client'
import { holdsNoShop, shopTable } from './holds-no-shop'

/**
 * Writes the folder of the embedded database as a tar, at a checkpoint and while nothing else has the one connection:
 * calls of a shop that runs wait for that long. Answers the milliseconds.
 * Limit: that is some 4 s with the demo's catalogue; a PostgreSQL server is dumped beside its calls.
 */
export async function dumpFolder({ db }: DatabaseHandle, { folder, file }: { folder: string; file: string }) {
  return db.connection().execute(async (connection) => {
    const began = performance.now()
    await sql`checkpoint`.execute(connection)
    const { rows } = await sql<{ redo: string; current: string }>`
      select redo_wal_file as redo, pg_walfile_name(pg_current_wal_lsn()) as current from pg_control_checkpoint()
    `.execute(connection)
    const isNeeded = neededSegments(rows[0])
    await pipeline(
      create({ cwd: folder, portable: true, filter: (name) => isNeeded(name) }, await readdir(folder)),
      createWriteStream(file),
    )
    // A shop that went away meanwhile took the turn with it, and another may have written.
    await sql`select 1`.execute(connection)
    await synchronise(file)
    return performance.now() - began
  })
}

/** The log from the checkpoint on; older segments wait to be used again, and hold 16 MB each. */
function neededSegments(segments: { redo: string; current: string } | undefined) {
  return (name: string) => {
    const segment = /(?:^|\/)pg_wal\/([0-9A-F]{24})$/.exec(name)?.[1]
    return !segment || !segments || (segment >= segments.redo && segment <= segments.current)
  }
}

async function synchronise(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Refuses a folder without the database of a shop: an empty one would be opened as a new database. */
async function requireShop(draft: string, file: string): Promise<void> {
  if (!existsSync(path.join(draft, 'PG_VERSION'))) throw holdsNoShop(file)
  const database = await startPGlite({ dataDir: draft })
  try {
    const { rows } = await database.query(`select 1 from pg_class where relname = '${shopTable}'`, [])
    if (rows.length === 0) throw holdsNoShop(file)
  } finally {
    await database.close()
  }
}

/** Puts the folder of a tar in the place of another, once a database could be opened on it. */
export async function restoreFolder({ folder, file }: { folder: string; file: string }): Promise<void> {
  const draft = `${folder}.restoring`
  await rm(draft, { recursive: true, force: true })
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await extract({ cwd: draft, file })
    await requireShop(draft, file)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
