import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Books, readBooks } from '../../capabilities/operations/capability'
import { migrateToLatest } from '../../db/migrate'
import { type BackupPlace, restore } from '../../platform/backup/backup'
import { openDatabase } from '../../platform/database/database'
import type { Database } from '../../platform/database/tables'

/** Restores a backup elsewhere, reads its books, and takes it away again. */
export const verifyBackup = (place: BackupPlace, file: string): Promise<Books> =>
  place.databaseUrl ? verifyOnServer(place.databaseUrl, file) : verifyInFolder(file)

async function verifyInFolder(file: string): Promise<Books> {
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-verify-'))
  try {
    return await restoreAndRead({ databaseUrl: undefined, databasePool: 1, varDir }, file)
  } finally {
    await rm(varDir, { recursive: true, force: true })
  }
}

/** In a database of its own on the same server. */
async function verifyOnServer(url: string, file: string): Promise<Books> {
  const { db, close } = await openDatabase({ databaseUrl: url, databasePool: 1, varDir: '' })
  const name = `escapade_verify_${process.pid}`
  const elsewhere = new URL(url)
  elsewhere.pathname = `/${name}`
  try {
    await createDatabase(db, name)
    return await restoreAndRead({ databaseUrl: elsewhere.href, databasePool: 1, varDir: '' }, file)
  } finally {
    await sql`drop database if exists ${sql.id(name)}`.execute(db)
    await close()
  }
}

const notAllowed = '42501'

async function createDatabase(db: Kysely<Database>, name: string) {
  try {
    await sql`create database ${sql.id(name)}`.execute(db)
  } catch (error) {
    if ((error as { code?: string }).code !== notAllowed) throw error
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
    throw new Error(
      `A backup is tried in a database of its own, which the role ${rows[0]?.role} may not create. An administrator allows it: ALTER ROLE ${rows[0]?.role} CREATEDB. Or set DATABASE_URL, for this command, to a server that is there for trying.`,
      { cause: error },
    )
  }
}

async function restoreAndRead(place: BackupPlace, file: string): Promise<Books> {
  await restore(place, file, { replace: false })
  const { db, close } = await openDatabase(place)
  // As the start of this version would: a backup of before an upgrade is read too.
  return migrateToLatest(db)
    .then(() => readBooks(db))
    .finally(close)
}
