import { cheapestOf } from './019-months-in-one-pass'

/** History and reference prices, written with the nights. */
export const references = [
  `create function month_references(room text, month date, prices integer[]) returns integer[] language sql stable as $$
    select nullif(array_agg(case when price = 0 then 0 else coalesce(f.cents, price) end order by n), prices)
    from unnest(prices) with ordinality night (price, n)
    left join reference_prices(array[room], month, month + 30) f on f.day = month + n::integer - 1
  $$`,
  // Before the row is written, since the prices decide what they are compared with.
  `create function record_prices() returns trigger language plpgsql as $$
    begin
      insert into price_history (room_id, day, price_cents, changed_at)
      select new.room_id, new.month + n::integer - 1, was, '-infinity'
      from unnest(old.prices, new.prices) with ordinality night (was, becomes, n)
      where was <> becomes and was > 0 and becomes > 0
        and not exists (select 1 from price_history where room_id = new.room_id and day = new.month + n::integer - 1);
      insert into price_history (room_id, day, price_cents)
      select new.room_id, new.month + n::integer - 1, becomes
      from unnest(old.prices, new.prices) with ordinality night (was, becomes, n)
      where was <> becomes and was > 0 and becomes > 0;
      new.refs := month_references(new.room_id, new.month, new.prices);
      return new;
    end $$`,
  `create trigger room_month_prices before update of prices on room_month
    for each row when (old.prices <> new.prices) execute function record_prices()`,
  // A programme that changed, or a history that was filled by hand.
  `create function refresh_references(rooms text[]) returns void language plpgsql as $$
    begin
      update room_month m set refs = month_references(m.room_id, m.month, m.prices)
      where m.room_id = any(rooms) and m.month >= (select date_trunc('month', today)::date from stay_clock)
        and exists (select 1 from price_history h where h.room_id = m.room_id and h.day between m.month and m.month + 30)
        and m.refs is distinct from month_references(m.room_id, m.month, m.prices);
    end $$`,
]

/** Terms are the packages' own now, read once and not with every month. */
const cheapestByTerms = cheapestOf({
  products: `select package_id, hotel_id, room_id, capacity, night_cents, stay_cents, max_nights, expiration, foremost, shortest
        from stay_terms where room_id = any(rooms)`,
  shortestOf: 'p',
})

/** From-prices, and what running gateways have to read again. */
export const follow = [
  cheapestByTerms,
  `create or replace function rebuild_stays(first_day date) returns void language plpgsql as $$
    declare
      rooms text[];
    begin
      update stay_clock set today = first_day;
      for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
        group by place / 200
      loop
        perform refresh_references(rooms);
        perform refresh_stay_from(rooms);
      end loop;
    end $$`,
  `create or replace function pass_stay_day(new_day date) returns void language plpgsql as $$
    declare
      rooms text[];
    begin
      update stay_clock set today = new_day;
      for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
        group by place / 200
      loop
        perform refresh_stay_from(rooms);
      end loop;
    end $$`,
  // Whoever changes the same room waits here, and then sees what was committed.
  `create function lock_rooms(rooms text[]) returns void language plpgsql as $$
    begin
      perform 1 from room where id = any(rooms) order by id for no key update;
    end $$`,
  `create function follow_room_months() returns trigger language plpgsql as $$
    declare
      rooms text[];
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct room_id) into rooms from changed;
      if rooms is null then return null; end if;
      perform lock_rooms(rooms);
      perform refresh_stay_from(rooms);
      return null;
    end $$`,
  `create or replace function follow_packages() returns trigger language plpgsql as $$
    declare
      rooms text[];
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct room_id) into rooms from changed;
      if rooms is null then return null; end if;
      perform lock_rooms(rooms);
      perform refresh_references(rooms);
      perform refresh_stay_from(rooms);
      return null;
    end $$`,
  `create function note_changed_room_months() returns trigger language plpgsql as $$
    begin
      insert into search_change (hotel_id, first_month, last_month)
      select r.hotel_id, min(c.month), max(c.month) from changed c join room r on r.id = c.room_id group by r.hotel_id;
      return null;
    end $$`,
]

const ways = [
  { event: 'insert', name: 'added', rows: 'new' },
  { event: 'update', name: 'changed', rows: 'new' },
  { event: 'delete', name: 'removed', rows: 'old' },
]
export const followers = ways.flatMap(({ event, name, rows }) =>
  [
    { trigger: `room_month_${name}`, does: 'follow_room_months' },
    { trigger: `search_room_month_${event}`, does: 'note_changed_room_months' },
  ].map(
    ({
      trigger,
      does,
    }) => `create trigger ${trigger} after ${event} on room_month referencing ${rows} table as changed
      for each statement execute function ${does}()`,
  ),
)
