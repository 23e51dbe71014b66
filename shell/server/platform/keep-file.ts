import { rename, writeFile } from 'node:fs/promises'

let drafts = 0

/** Readers see the old content or the new one, never half of it. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  drafts += 1
  const draft = `${file}.${process.pid}.${drafts}`
  await writeFile(draft, content)
  await rename(draft, file)
}
