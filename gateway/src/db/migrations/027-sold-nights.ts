import { type Kysely, sql } from 'kysely'

/**
 * An order takes nights that are hardly ever those of a from-price, and finding the cheapest stay of a room again
 * takes longer than all the rest of it. So where nights were sold and nothing else about them changed, from-prices are
 * read anew only for rooms one of whose cheapest stays needs a night that was sold: every other stay is as dear as it
 * was, or gone.
 */
const followChangedMonths = `
  create function follow_changed_room_months() returns trigger language plpgsql as $$
    declare
      rooms text[];
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct n.room_id) into rooms
      from changed n left join former o on o.room_id = n.room_id and o.month = n.month
      where (n.prices, n.refs, n.min_los, n.closed_to_arrival, n.closed)
          is distinct from (o.prices, o.refs, o.min_los, o.closed_to_arrival, o.closed)
        or exists (
          select from unnest(n.available, o.available) with ordinality night (rooms_left, were, i)
          where rooms_left > were or rooms_left < were and exists (
            select from stay_from f cross join unnest(f.checkins) checkin
            where f.room_id = n.room_id and n.month + i::integer - 1 between checkin and checkin + f.nights - 1));
      if rooms is null then return null; end if;
      perform lock_rooms(rooms);
      perform refresh_stay_from(rooms);
      return null;
    end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(followChangedMonths).execute(db)
  await sql`drop trigger room_month_changed on room_month`.execute(db)
  await sql`
    create trigger room_month_changed after update on room_month
      referencing new table as changed old table as former
      for each statement execute function follow_changed_room_months()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger room_month_changed on room_month`.execute(db)
  await sql`drop function follow_changed_room_months()`.execute(db)
  await sql`
    create trigger room_month_changed after update on room_month referencing new table as changed
      for each statement execute function follow_room_months()`.execute(db)
}
