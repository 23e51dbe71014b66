import { CamelCasePlugin, type Kysely } from 'kysely'
import type { Db } from './database'
import type { Database } from './tables'

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** A table as the code names it: `order_uuid` of the database is `orderUuid`. */
export type InCamelCase<Table> = { [Column in keyof Table as CamelCase<Column> & string]: Table[Column] }

type CamelDatabase = {
  [Name in keyof Database as CamelCase<Name>]: InCamelCase<Database[Name]>
}

// Keys inside a column of JSON are no columns: they stay as they are.
const plugin = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** For repositories: tables and columns in camel case, in statements and in the rows that they answer with. */
export const inCamelCase = (db: Db) => db.withPlugin(plugin) as unknown as Kysely<CamelDatabase>
