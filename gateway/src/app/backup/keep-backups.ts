import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Books, problemOf } from '../../capabilities/operations/capability'
import { type BackupPlace, backUp } from '../../platform/backup/backup'
import type { Db } from '../../platform/database/database'
import { openDatabase } from '../../platform/database/database'
import { readNote, replaceNote } from '../../platform/database/notes'
import type { Figure } from '../../platform/observe/figure'
import { verifyBackup } from './verify-backup'

const noteKey = 'last-good-backup'
/** Files of this command; others in the folder are left alone. */
const named = /^escapade-\d{4}-\d\d-\d\dT\d{6}Z\.(dump|tar)$/

type Kept = { file: string; books: Books; deleted: string[] }
type Options = { folder: string; keep: number; now: Date }

/**
 * Takes a backup into a folder under the name of the moment, tries it, and deletes all but the newest `keep` of those
 * that lie there. Nothing is deleted, and the backup not called good, where its books do not add up.
 */
export async function keepBackups(place: BackupPlace, { folder, keep, now }: Options): Promise<Kept> {
  const moment = now.toISOString().replace(/[:]|\.\d+/g, '')
  const file = path.resolve(folder, `escapade-${moment}.${place.databaseUrl ? 'dump' : 'tar'}`)
  await backUp(place, file)
  const books = await verifyBackup(place, file)
  if (problemOf(books)) return { file, books, deleted: [] }
  await noteGood(place, now)
  const deleted = (await readdir(folder))
    .filter((name) => named.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of deleted) await rm(path.join(folder, name))
  return { file, books, deleted }
}

async function noteGood(place: BackupPlace, now: Date) {
  const { db, close } = await openDatabase({ ...place, databasePool: 1 })
  await replaceNote(db, noteKey, now.toISOString()).finally(close)
}

/** Age of the last backup that was tried; nothing where none was ever kept. */
export const backupFigure = (db: Db, now: () => Date): Figure => ({
  name: 'backup_age_seconds',
  help: 'Time since the last backup that was tried and whose books add up',
  label: 'kind',
  read: async () => {
    const at = await readNote(db, noteKey)
    return at ? [{ label: 'kept', value: (now().getTime() - new Date(String(at)).getTime()) / 1000 }] : []
  },
})
