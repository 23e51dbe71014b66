import { type Kysely, NO_MIGRATIONS, sql } from 'kysely'
import type { Database } from '../platform/database/tables'
import { migratorOf, namesOf } from './migrate'

/** Takes the next step, and leaves functions alone. */
export const migrateUp = async (db: Kysely<Database>) => namesOf(await migratorOf(db).migrateUp())

/** Takes every step back: an empty schema. */
export const migrateToNothing = async (db: Kysely<Database>) =>
  namesOf(await migratorOf(db).migrateTo(NO_MIGRATIONS))

/** Lists everything that migrations and functions.sql make, a line each, in an order that does not depend on when it was made. */
export async function schemaSnapshot(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s %s default %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' else 'null' end, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm', 'p')
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and c.relname not like 'kysely%'
    union all select format('index %s', indexdef) from pg_indexes
      where schemaname = 'public' and tablename not like 'kysely%'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select format('trigger %s %s', tgname, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s %s %s', oid::regprocedure, md5(prosrc), proconfig) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('type %s %s', typname, typtype) from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    union all select format('extension %s', extname) from pg_extension
    union all select format('sequence %s', sequencename) from pg_sequences where schemaname = 'public'
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
