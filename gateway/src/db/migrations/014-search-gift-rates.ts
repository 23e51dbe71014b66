import { type Kysely, sql } from 'kysely'

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'new' },
  { event: 'delete', rows: 'old' },
]

/** The search index holds what nights usually cost, too: vouchers are found and ordered by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_changed_gift_rates() returns trigger language plpgsql as $$
      begin
        insert into search_change (hotel_id)
        select distinct r.hotel_id from changed c join room r on r.id = c.room_id;
        return null;
      end $$`.execute(db)
  for (const { event, rows } of events) {
    const created = `create trigger search_gift_rate_${event} after ${event} on gift_rate referencing ${rows} table as changed
      for each statement execute function note_changed_gift_rates()`
    await sql.raw(created).execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { event } of events)
    await sql.raw(`drop trigger search_gift_rate_${event} on gift_rate`).execute(db)
  await sql`drop function note_changed_gift_rates`.execute(db)
}
