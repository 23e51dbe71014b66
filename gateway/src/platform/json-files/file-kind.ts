import type { ZodMiniType } from 'zod/mini'
import type { Db } from '../database/database'
import type { FileChange } from './compare-files'
import type { FileProblem } from './parse-file'

type Given = {
  today: string
  /** Facts of the files that the same import brings, by folder, then by id. A dry run writes none of them. */
  coming: ReadonlyMap<string, ReadonlyMap<string, object>>
  /** Paths of all its files, `centers/NAME`: an export names them by their ids. */
  names: ReadonlySet<string>
}

/**
 * Files of one kind that a shop is kept by: `hotels/*.json`. `File` is what a person wrote, `Complete` has all that it may
 * leave out, and is what the database gives back.
 */
export type FileKind<File extends { id: string }, Complete extends { id: string }> = {
  /** Folder of the files: `hotels`. */
  folder: string
  /** One of them, in messages: `hotel`. */
  one: string
  schema: ZodMiniType<File>
  /** Reads a file by itself, or says everything that is wrong with it. */
  parse: (text: string) => File | FileProblem[]
  renamePictures: (file: File, rename: (name: string) => string) => File
  /** Ids that one file alone may have, by their fields. */
  idsOf: (file: File) => [field: string, id: string][]
  /** Files of the database that have ids of the given ones, by these as `idsOf` says them. */
  readOwners: (db: Db, files: readonly File[]) => Promise<Map<string, string>>
  /** Completes files by what the database knows, or says what they name that it does not know. */
  complete: (
    db: Db,
    files: readonly File[],
    given: Given,
  ) => Promise<(file: File) => Complete | FileProblem[]>
  /** Facts of a file that others of the same import may take from it. */
  tells?: (file: Complete) => object
  readIds: (db: Db) => Promise<string[]>
  read: (db: Db, ids: readonly string[]) => Promise<Map<string, Complete>>
  compare: (before: Complete | null, after: Complete) => FileChange
  /** Writes files within the caller's transaction. */
  write: (db: Db, files: readonly Complete[]) => Promise<void>
}
