import { sql } from 'kysely'
import { columnOf, columnsOf } from '../database/camel-case'
import type { Db } from '../database/database'
import type { Database } from '../database/tables'
import type { Row } from './columns'

type Writing = {
  table: keyof Database & string
  /** Columns that say which row it is; `id` unless given. */
  key?: readonly string[]
  /** Columns of new rows that files do not speak of; those of known rows stay what they are. */
  onlyNew?: (row: Row, index: number) => Row
  /** Columns that known rows keep. */
  kept?: readonly string[]
}

/** Writes rows as one parameter. A row that is the same is not written: what search reads follows each write. */
export async function upsertRows(
  db: Db,
  rows: readonly Row[],
  { table, key = ['id'], onlyNew = () => ({}), kept = [] }: Writing,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const fresh = rows.map((row, index) => ({ ...onlyNew(row, index), ...row }))
  const names = Object.keys(fresh[0] ?? {})
  const written = Object.keys(first).filter((name) => !key.includes(name) && !kept.includes(name))
  const refs = (prefix: string, list: readonly string[]) =>
    sql.join(list.map((name) => sql.raw(`${prefix}"${columnOf(name)}"`)))
  await sql`
    insert into ${sql.table(columnOf(table))} as t (${refs('', names)})
    select ${refs('', names)}
    from jsonb_populate_recordset(null::${sql.table(columnOf(table))}, ${JSON.stringify(fresh.map(columnsOf))}::jsonb)
    on conflict (${refs('', key)}) do update set (${refs('', written)}) = row (${refs('excluded.', written)})
    where (${refs('t.', written)}) is distinct from (${refs('excluded.', written)})`.execute(db)
}

type Replacing = {
  table: keyof Database & string
  /** Column of the owner, and the one by which its rows differ. */
  key: readonly [owner: string, place: string]
  owners: readonly string[]
}

/** Writes the rows of owners; those of theirs that are not among them go. */
export async function replaceRows(
  db: Db,
  rows: readonly Row[],
  { table, key, owners }: Replacing,
): Promise<void> {
  await upsertRows(db, rows, { table, key })
  const [owner, place] = key
  const kept = rows.map((row) => `${row[owner]}/${row[place]}`)
  const column = (name: string) => sql.raw(`"${columnOf(name)}"`)
  await sql`
    delete from ${sql.table(columnOf(table))}
    where ${column(owner)} = any(${owners}::text[])
      and not ${column(owner)} || '/' || ${column(place)} = any(${kept}::text[])`.execute(db)
}
