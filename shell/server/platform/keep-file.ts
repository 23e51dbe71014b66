import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@escapade/shared-contracts/settings/make-folder'

/** Keeps a file for the next start. Never rejects: what is kept makes the next start faster, nothing depends on it. */
export type KeepFile = (file: string, content: string | Buffer) => Promise<void>

/** Warns once of a disk that is full or read-only, until it takes a file again. */
export function createKeepFile(onProblem: (error: unknown) => void): KeepFile {
  let isKeeping = true
  return async (file, content) => {
    try {
      await writeAtomically(file, content)
      isKeeping = true
    } catch (error) {
      if (isKeeping) onProblem(error)
      isKeeping = false
    }
  }
}

let drafts = 0

/** Readers see the old content or the new one, never half of it. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await makeFolder(path.dirname(file))
  drafts += 1
  const draft = `${file}.${process.pid}.${drafts}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}
