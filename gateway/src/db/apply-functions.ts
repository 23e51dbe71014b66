import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { referenceDays } from '@escapade/shared-contracts/rules/money/lowest-price-before'
import { type Kysely, sql, type Transaction } from 'kysely'
import { columnOf } from '../platform/database/camel-case'
import { readNote, removeNote, replaceNote } from '../platform/database/notes'
import type { Database } from '../platform/database/tables'
import { createInTransaction } from '../platform/database/transaction'
import { migrations } from './migrations/migrations'

/** Names the numbers of the rules by which functions decide: each is a function of its name. */
const numbers = { referenceDays, longestSoldStay }

const numberBodies = new Map(
  Object.entries(numbers).map(([name, value]) => [columnOf(name), `select ${value}`]),
)
const numberFunctions = [...numberBodies].map(
  ([name, body]) =>
    `create or replace function ${name}() returns integer language sql immutable as '${body}'`,
)

const key = 'functions'
const lastStep = Object.keys(migrations).sort().at(-1)

/**
 * Applies the statements of `functions.sql` that changed since they were applied last, and all of them after a
 * migration, which may have taken away what they had made. Gateways that start at once take turns, and a
 * deadlock with another that writes is tried again. Answers whether there was something to apply.
 */
export async function applyFunctions(db: Kysely<Database>): Promise<boolean> {
  const statements = readStatements()
  const checksums = [...statements.keys()]
  if (isSame(checksums, await readChecksums(db))) return false
  return createInTransaction(db)(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const applied = await readChecksums(trx)
    if (isSame(checksums, applied)) return false
    const recount = await hasOtherNumbers(trx)
    for (const [checksum, statement] of statements)
      if (!applied.includes(checksum)) await sql.raw(statement).execute(trx)
    if (recount) await sql`select rebuild_stays(today) from stay_clock`.execute(trx)
    await replaceNote(trx, key, checksums)
    return true
  })
}

/** Has the next start apply all of it: a step back may take away what it had made. */
export const forgetFunctions = (db: Kysely<Database>) => removeNote(db, key)

/** Reads statements by their checksums. Those are of the last step and the statement alone: a comment applies nothing. */
function readStatements(): Map<string, string> {
  const text = readFileSync(new URL('./functions.sql', import.meta.url), 'utf8').replace(/^--.*\n/gm, '')
  const written = text.split(/^(?=create or replace )/m).filter((statement) => statement.trim() !== '')
  return new Map(
    [...numberFunctions, ...written].map((each) => [checksumOf(`${lastStep}\n${each.trim()}`), each]),
  )
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const readChecksums = async (db: Kysely<Database>): Promise<string[]> =>
  ((await readNote(db, key)) as string[] | undefined) ?? []

const isSame = (some: string[], others: string[]) => some.join() === others.join()

/**
 * Says whether what is kept beside prices was counted by other numbers. A database of a release that had them in the
 * text of its functions has none; a migration that leaves something to count writes 0.
 */
async function hasOtherNumbers(db: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${[...numberBodies.keys()]})`.execute(db)
  return rows.some(({ name, body }) => body !== numberBodies.get(name))
}
