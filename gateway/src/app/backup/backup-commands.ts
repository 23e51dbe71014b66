import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Books, problemOf } from '../../capabilities/operations/capability'
import { backUp, restore } from '../../platform/backup/backup'
import type { Config } from '../../platform/config'
import { printRecord } from '../../platform/print-rows'
import { keepBackups } from './keep-backups'
import { verifyBackup } from './verify-backup'

type Context = { config: Config }

const say = (line: string) => void process.stderr.write(`${line}\n`)

const fileOption = { file: { type: 'string' } } as const

/** `backup --file F`, or `backup --folder D [--keep 30]`, which tries it and deletes old ones. */
export async function backupCommand({ config }: Context, args: string[]): Promise<void> {
  const options = { ...fileOption, folder: { type: 'string' }, keep: { type: 'string' } } as const
  const { file, folder, keep } = parseArgs({ args, options }).values
  if (folder !== undefined) return keepIn(config, folder, countOf(keep))
  const { heldMs } = await backUp(config, required(file))
  const held = heldMs > 0 ? `; a shop that runs waited for ${heldMs} ms` : ''
  say(`${file} holds the database${held}. To try it: verify --file ${file}`)
}

async function keepIn(config: Config, folder: string, keep: number) {
  const { file, books, deleted } = await keepBackups(config, { folder, keep, now: new Date() })
  const problem = problemOf(books)
  if (problem) process.exitCode = 1
  say(problem ? `${file}: ${problem}. Nothing was deleted.` : `${file} was tried: its books add up.`)
  for (const name of deleted) say(`${name} is deleted: ${keep} are kept`)
}

function countOf(text = '30'): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 3650) return count
  throw new Error('--keep takes how many backups stay, from 1 to 3650')
}

/** `verify --file F`: restores a backup elsewhere, reads its books, and takes it away again. */
export async function verifyCommand({ config }: Context, args: string[]): Promise<void> {
  const options = { ...fileOption, json: { type: 'boolean' } } as const
  const { file, json } = parseArgs({ args, options }).values
  sayBooks(await verifyBackup(config, path.resolve(required(file))), { json })
}

/** `restore --file F [--replace]` */
export async function restoreCommand({ config }: Context, args: string[]): Promise<void> {
  const options = { ...fileOption, replace: { type: 'boolean', default: false } } as const
  const { file, replace } = parseArgs({ args, options }).values
  await restore(config, required(file), { replace })
}

/** Prints the books; the command ends with 1 where they are wrong. */
export function sayBooks(books: Books, { json }: { json?: boolean | undefined }): void {
  printRecord(books, { json })
  const problem = problemOf(books)
  say(problem ?? 'The books add up.')
  if (problem) process.exitCode = 1
}

function required(file: string | undefined): string {
  if (!file) throw new Error('Say which file: --file FILE')
  return file
}
