import type { Database } from '@escapade/gateway/platform/database/tables'
import { type Kysely, sql } from 'kysely'

/**
 * Grows a seeded catalogue to so many hotels by copies of its hotels, a little beside the originals, each with its
 * rooms and their nights, packages and from-prices.
 */
export async function growCatalogue({ db, hotels }: { db: Kysely<Database>; hotels: number }): Promise<void> {
  const { base } = await db
    .selectFrom('hotel')
    .select(({ fn }) => fn.countAll<number>().as('base'))
    .executeTakeFirstOrThrow()
  if (base === 0) throw new Error('There is no catalogue to grow')
  const copies = Math.ceil((hotels - base) / base)
  if (copies <= 0) return
  await db.transaction().execute(async (trx) => {
    await sql`set local escapade.bulk = 'on'`.execute(trx)
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`create temporary table copy on commit drop as
      select h.id as hotel_id, ${`-${base}-`}::text || n as suffix, n, row_number() over (order by n, h.id) as place
      from hotel h cross join generate_series(1, ${copies}::integer) n`.execute(trx)
    await sql`delete from copy where place > ${hotels - base}`.execute(trx)
    for (const { table, changes } of copied) await copyRows({ trx, table, changes })
  })
  await sql`analyze`.execute(db)
}

/** `o` is the original, `c` the copy that is made of it. */
const copied: { table: string; changes: Record<string, string> }[] = [
  {
    table: 'hotel',
    changes: {
      id: 'o.id || c.suffix',
      latitude: `o.latitude + (c.n * 37 % 100 - 50) * 0.0011`,
      longitude: `o.longitude + (c.n * 53 % 100 - 50) * 0.0013`,
      popularity: '(o.popularity * 31 + c.n * 97) % 1000',
    },
  },
  { table: 'room', changes: { id: 'o.id || c.suffix', hotel_id: 'o.hotel_id || c.suffix' } },
  {
    table: 'package',
    changes: {
      id: 'o.id || c.suffix',
      hotel_id: 'o.hotel_id || c.suffix',
      room_id: 'o.room_id || c.suffix',
      stay_cents: 'o.stay_cents + c.n * 100',
    },
  },
  { table: 'room_month', changes: { room_id: 'o.room_id || c.suffix' } },
  {
    table: 'stay_from',
    changes: {
      package_id: 'o.package_id || c.suffix',
      hotel_id: 'o.hotel_id || c.suffix',
      room_id: 'o.room_id || c.suffix',
      stay_cents: 'o.stay_cents + c.n * 100',
    },
  },
]

async function copyRows({
  trx,
  table,
  changes,
}: {
  trx: Kysely<Database>
  table: string
  changes: Record<string, string>
}) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(trx)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `o."${name}"`)
  await sql
    .raw(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table} o ${joinCopy(table)}
       order by c.n, c.hotel_id${names.includes('month') ? ', o.room_id, o.month' : ''}`,
    )
    .execute(trx)
}

/** The copies of the hotel that a row belongs to. */
function joinCopy(table: string): string {
  if (table === 'room_month') return 'join room r on r.id = o.room_id join copy c on c.hotel_id = r.hotel_id'
  return `join copy c on c.hotel_id = o.${table === 'hotel' ? 'id' : 'hotel_id'}`
}
