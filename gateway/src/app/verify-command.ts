import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Books, problemOf, readBooks } from '../capabilities/operations/capability'
import { migrateToLatest } from '../db/migrate'
import { type BackupPlace, restore } from '../platform/backup/backup'
import type { Config } from '../platform/config'
import { openDatabase } from '../platform/database/database'
import { printRecord } from '../platform/print-rows'

/** `verify --file F`: restores a backup elsewhere, reads its books, and takes it away again. */
export async function verifyCommand({ config }: { config: Config }, args: string[]): Promise<void> {
  const options = { file: { type: 'string' }, json: { type: 'boolean' } } as const
  const { file, json } = parseArgs({ args, options }).values
  if (!file) throw new Error('Say which file: --file FILE')
  sayBooks(await verifyBackup(config, path.resolve(file)), { json })
}

/** Prints the books; the command ends with 1 where they are wrong. */
export function sayBooks(books: Books, { json }: { json?: boolean | undefined }): void {
  printRecord(books, { json })
  const problem = problemOf(books)
  process.stderr.write(`${problem ?? 'The books add up.'}\n`)
  if (problem) process.exitCode = 1
}

const verifyBackup = (place: BackupPlace, file: string): Promise<Books> =>
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
    await sql`create database ${sql.id(name)}`.execute(db)
    return await restoreAndRead({ databaseUrl: elsewhere.href, databasePool: 1, varDir: '' }, file)
  } finally {
    await sql`drop database if exists ${sql.id(name)}`.execute(db)
    await close()
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
