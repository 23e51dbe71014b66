import { countStaysAnew, statements } from './statements'

/**
 * The nights of a room are a row for each month, its days in arrays: index 1 is the first. A night and a package's
 * month are views of it, so that only from-prices have to be kept in step (docs/decisions/046-nights-are-stored-by-month.md).
 *
 * `room_month` has no foreign key, since rows of a bulk load would be checked one by one; its arrays have no
 * statistics, since nothing is planned by what is in them and counting it takes longer than all the rest. The arrays
 * of `stay_month` run on to 45 days, so that the longest stay is read from the month of its check-in.
 */
export const up = statements([
  `create table room_month (
    room_id text not null,
    month date not null check (month = date_trunc('month', month)),
    prices integer[] not null check (0 <= all(prices) and cardinality(prices) = extract(day from month + interval '1 month' - interval '1 day') and array_position(prices, null) is null),
    refs integer[] check (cardinality(refs) = extract(day from month + interval '1 month' - interval '1 day') and array_position(refs, null) is null),
    available smallint[] not null check (0 <= all(available) and cardinality(available) = extract(day from month + interval '1 month' - interval '1 day') and array_position(available, null) is null),
    min_los smallint[] not null check (0 <= all(min_los) and cardinality(min_los) = extract(day from month + interval '1 month' - interval '1 day') and array_position(min_los, null) is null),
    closed_to_arrival smallint[] not null default '{}',
    closed smallint[] not null default '{}',
    primary key (room_id, month)
  )`,
  'alter table room_month alter column prices set statistics 0',
  'alter table room_month alter column refs set statistics 0',
  'alter table room_month alter column available set statistics 0',
  'alter table room_month alter column min_los set statistics 0',
  `insert into room_month (room_id, month, prices, available, min_los, closed_to_arrival, closed)
  select m.room_id, m.month, array_agg(coalesce(d.price_cents, 0) order by n),
    array_agg(coalesce(d.available, 0::smallint) order by n), array_agg(coalesce(d.min_los, 0::smallint) order by n),
    coalesce(array_agg(n order by n) filter (where d.closed_to_arrival), '{}'),
    coalesce(array_agg(n order by n) filter (where d.closed), '{}')
  from (select distinct room_id, date_trunc('month', day)::date as month from room_day) m
  cross join lateral generate_series(1, extract(day from month + interval '1 month' - interval '1 day')::integer) n
  left join room_day d on d.room_id = m.room_id and d.day = m.month + n - 1
  group by m.room_id, m.month order by m.room_id, m.month`,
  'drop table stay_month, room_day',
  'drop function if exists refresh_stay_months, follow_room_days, record_price, note_changed_months, cheaper_stay',
  countStaysAnew,
])

/** Drops all that `functions.sql` has made: it reads the months of rooms, and the tables go back without it. */
const dropFunctions = `do $$
  declare
    made text;
  begin
    for made in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop
      execute 'drop function if exists ' || made || ' cascade';
    end loop;
  end $$`

export const down = statements([
  'drop view if exists room_day cascade',
  dropFunctions,
  `create table room_day (
    room_id text not null,
    day date not null,
    price_cents integer not null check (price_cents > 0),
    available smallint not null check (available >= 0),
    min_los smallint not null default 1,
    closed_to_arrival boolean not null default false,
    primary key (room_id, day)
  )`,
  'alter table room_day add column closed boolean not null default false',
  `insert into room_day (room_id, day, price_cents, available, min_los, closed_to_arrival, closed)
      select m.room_id, m.month + n - 1, m.prices[n], m.available[n], m.min_los[n],
        n = any(m.closed_to_arrival), n = any(m.closed)
      from room_month m cross join lateral generate_series(1, cardinality(m.prices)) n
      where m.prices[n] > 0 order by 1, 2`,
  'drop table room_month',
  `create table stay_month (
    package_id text not null references package on delete cascade,
    month date not null,
    hotel_id text not null,
    room_id text not null,
    capacity smallint not null,
    night_cents integer not null,
    stay_cents integer not null,
    max_nights smallint not null,
    expiration date,
    foremost boolean not null,
    shortest smallint[] not null,
    prices integer[] not null,
    refs integer[],
    available smallint[] not null,
    arrivals smallint[] not null,
    primary key (package_id, month)
  )`,
  'create index stay_month_hotel on stay_month (month, hotel_id)',
  'create index stay_month_room on stay_month (room_id, month)',
])
