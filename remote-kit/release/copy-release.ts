import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import { integrityOf } from './integrity'

type Copying = { from: string; to: string; release: Release }

/**
 * Copies a release folder, which appears whole or not at all: every file has the hash that the release names. A copy
 * that is there already counts as used now, so that nobody prunes it before it is named.
 */
export async function copyRelease({ from, to, release }: Copying): Promise<void> {
  if (await isWhole(to, release)) return utimes(to, new Date(), new Date())
  const temporary = `${to}.${randomUUID()}.tmp`
  await mkdir(path.dirname(to), { recursive: true })
  try {
    await cp(from, temporary, { recursive: true })
    if (!(await isWhole(temporary, release)))
      throw new Error(`The files in ${from} are not those of its release.json. Not published.`)
    await moveInto(to, temporary, release)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Another publisher may have put the same release there meanwhile: one that is whole stays. */
async function moveInto(to: string, temporary: string, release: Release): Promise<void> {
  try {
    await rename(temporary, to)
  } catch (error) {
    if (!isTaken(error)) throw error
    if (await isWhole(to, release)) return
    await rm(to, { recursive: true, force: true })
    await rename(temporary, to)
  }
}

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')

async function isWhole(folder: string, { files, version }: Release): Promise<boolean> {
  try {
    const described: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))
    const isRight = async ([file, integrity]: [string, string]) =>
      integrityOf(await readFile(path.join(folder, file))) === integrity
    const right = await Promise.all(Object.entries(files).map(isRight))
    return described.version === version && right.every(Boolean)
  } catch {
    return false
  }
}
