import { type Kysely, sql } from 'kysely'

/**
 * Read model of everything that has a price: one row is a month of a package, its days in arrays. Index 1 is the
 * first of the month; the arrays run on into the next month as far as the longest stay, so that any stay is read
 * from the one row of its check-in. 0 in `arrivals` means that no stay can start, 0 in `available` that no room
 * is left; no `refs` means that they are the prices. A package is `foremost` unless another of its room costs no more
 * and can be had whenever it can: a hotel's cheapest price is found among those
 * (docs/decisions/010-one-row-per-package-and-month.md).
 *
 * Triggers keep it in step with rates, stock and packages inside the transaction that changes them. Bulk loads
 * set `escapade.bulk` to `on` and call `rebuild_stays` at the end (stay-months.ts).
 */
/** First a year of each room in arrays, then its months cut out of them for each package. */
const refreshStayMonths = `create function refresh_stay_months(rooms text[], first_month date, last_month date)
    returns void language plpgsql as $$
    declare
      last_day date := last_month + 44;
    begin
      -- Locked before it is read: whoever changed the same rows has committed, and is seen by the next statement.
      perform 1 from stay_month
        where room_id = any(rooms) and month between first_month and last_month
        order by package_id, month for update;
      delete from stay_month s using package p
        where p.room_id = any(rooms) and p.id = s.package_id and not p.published;
      insert into stay_month
      select p.id, m::date, p.hotel_id, p.room_id, p.max_capacity, p.night_cents, p.stay_cents, p.max_nights,
        p.expiration, p.foremost, p.shortest,
        c.prices[m::date - first_month + 1:m::date - first_month + 45],
        nullif(c.refs[m::date - first_month + 1:m::date - first_month + 45],
          c.prices[m::date - first_month + 1:m::date - first_month + 45]),
        c.available[m::date - first_month + 1:m::date - first_month + 45],
        c.arrivals[m::date - first_month + 1:m::date - first_month + 45]
      from (
        select p.*, r.max_capacity, shortest_stays(p.min_nights, p.activity_ids) as shortest,
          not exists (select 1 from package q where cheaper_stay(q, p)) as foremost
        from package p join room r on r.id = p.room_id
        where p.room_id = any(rooms) and p.published
        offset 0
      ) p
      join (
        select room_id, array_agg(price) as prices, array_agg(ref) as refs, array_agg(left_) as available,
          array_agg(los) as arrivals
        from (
          select wanted.room_id, coalesce(d.price_cents, 0) as price, coalesce(f.cents, d.price_cents, 0) as ref,
            coalesce(d.available, 0::smallint) as left_,
            case when d.closed_to_arrival then 0::smallint else coalesce(d.min_los, 0::smallint) end as los
          from unnest(rooms) wanted (room_id)
          cross join generate_series(first_month, last_day, interval '1 day') nights (night)
          left join room_day d on d.room_id = wanted.room_id and d.day = nights.night::date
          left join reference_prices(rooms, first_month, last_day) f on f.room_id = d.room_id and f.day = d.day
          order by wanted.room_id, nights.night
        ) days
        group by room_id
      ) c on c.room_id = p.room_id
      cross join generate_series(first_month, last_month, interval '1 month') m
      order by m, p.hotel_id, p.id
      on conflict (package_id, month) do update set
        hotel_id = excluded.hotel_id, room_id = excluded.room_id, capacity = excluded.capacity,
        night_cents = excluded.night_cents, stay_cents = excluded.stay_cents, max_nights = excluded.max_nights,
        expiration = excluded.expiration, foremost = excluded.foremost, shortest = excluded.shortest, prices = excluded.prices,
        refs = excluded.refs, available = excluded.available, arrivals = excluded.arrivals;
    end $$`

/** Lowest price of the 30 days before the price of today began (obligations: reference price). */
const referencePrices = `create function reference_prices(rooms text[], first_day date, last_day date)
    returns table (room_id text, day date, cents integer) language sql stable as $$
      select room_id, day, min(price_cents) filter (where next_at > last_at - interval '30 days')
      from (
        select h.room_id, h.day, h.price_cents,
          lead(changed_at) over (partition by h.room_id, h.day order by changed_at, id) as next_at,
          max(changed_at) over (partition by h.room_id, h.day) as last_at
        from price_history h
        where h.room_id = any(rooms) and h.day between first_day and last_day
      ) changes
      where next_at is not null
      group by room_id, day
    $$`

/**
 * Whether q stands for p among the cheapest of a room: what includes nothing is sold apart, so it stands for its like.
 */
const cheaperStay = `create function cheaper_stay(q package, p package) returns boolean language sql stable as $$
      select q.room_id = p.room_id and q.published
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)
    $$`

/** The cheapest of the shortest stays, by the number of rooms it takes (1 to 5). best: cents, ref, days from 2000. */
const refreshStayFrom = `create function refresh_stay_from(rooms text[]) returns void language plpgsql as $$
    declare
      today date := (select c.today from stay_clock c);
    begin
      delete from stay_from where room_id = any(rooms);
      insert into stay_from
      select package_id, hotel_id, room_id, capacity, night_cents, stay_cents, expiration, foremost, nights,
        array[best_1[1], best_2[1], best_3[1], best_4[1], best_5[1]],
        array[best_1[2], best_2[2], best_3[2], best_4[2], best_5[2]],
        array[date '2000-01-01' + best_1[3], date '2000-01-01' + best_2[3], date '2000-01-01' + best_3[3],
          date '2000-01-01' + best_4[3], date '2000-01-01' + best_5[3]]
      from (
        select distinct on (package_id) package_id, hotel_id, room_id, capacity, night_cents, stay_cents, expiration,
          foremost, nights,
          min(stay) filter (where rooms_left >= 1) as best_1, min(stay) filter (where rooms_left >= 2) as best_2,
          min(stay) filter (where rooms_left >= 3) as best_3, min(stay) filter (where rooms_left >= 4) as best_4,
          min(stay) filter (where rooms_left >= 5) as best_5
        from (
          select s.package_id, s.hotel_id, s.room_id, s.capacity, s.night_cents, s.stay_cents, s.expiration, s.foremost,
            d.nights, array[
              case d.nights when 1 then s.prices[d.i] when 2 then s.prices[d.i] + s.prices[d.i + 1]
                else (select sum(night)::integer from unnest(s.prices[d.i:d.i + d.nights - 1]) night) end,
              case d.nights when 1 then r.refs[d.i] when 2 then r.refs[d.i] + r.refs[d.i + 1]
                else (select sum(night)::integer from unnest(r.refs[d.i:d.i + d.nights - 1]) night) end,
              s.month + d.i - 1 - date '2000-01-01'] as stay,
            case d.nights when 1 then s.available[d.i] when 2 then least(s.available[d.i], s.available[d.i + 1])
              else (select min(left_) from unnest(s.available[d.i:d.i + d.nights - 1]) left_) end as rooms_left
          from stay_month s
          cross join lateral (select coalesce(s.refs, s.prices) as refs) r
          cross join lateral (
            select i, greatest(s.arrivals[i], s.shortest[(s.month - date '2000-01-03' + i - 1) % 7 + 1])::integer as nights
            from generate_series(1, extract(day from s.month + interval '1 month' - interval '1 day')::integer) i
            where s.arrivals[i] > 0 and s.available[i] > 0 and s.month + i - 1 > today
          ) d
          where s.room_id = any(rooms) and d.nights <= s.max_nights
        ) stays
        where rooms_left > 0
        group by package_id, hotel_id, room_id, capacity, night_cents, stay_cents, expiration, foremost, nights
        order by package_id, nights
      ) cheapest;
    end $$`

const statements = [
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

  `create table stay_from (
    package_id text primary key references package on delete cascade,
    hotel_id text not null,
    room_id text not null,
    capacity smallint not null,
    night_cents integer not null,
    stay_cents integer not null,
    expiration date,
    foremost boolean not null,
    nights smallint not null,
    cents integer[] not null,
    refs integer[] not null,
    checkins date[] not null
  )`,
  'create index stay_from_hotel on stay_from (hotel_id)',
  'create index stay_from_room on stay_from (room_id)',

  // The first check-in that from-prices count; moved on by the nightly job.
  'create table stay_clock (today date not null)',
  `insert into stay_clock values ((now() at time zone 'Europe/Paris')::date)`,

  referencePrices,

  // Fewest nights of a stay that starts on each weekday (ISO), so that each dated activity has a day in it.
  `create function shortest_stays(min_nights smallint, activities text[])
    returns smallint[] language sql stable as $$
      select array_agg(greatest(min_nights, reach) order by weekday)::smallint[]
      from (
        select weekday, coalesce(max(wait), 0) as reach
        from generate_series(1, 7) weekday
        left join lateral (
          select a.id, coalesce(min(days), 99) as wait
          from activity a
          left join generate_series(0, 6) days on (weekday - 1 + days) % 7 + 1 = any(a.weekdays)
          where a.id = any(activities)
          group by a.id
        ) waits on true
        group by weekday
      ) reaches
    $$`,

  cheaperStay,

  refreshStayMonths,

  refreshStayFrom,

  // Everything anew, from the month of `first_day`, some rooms at a time. The months before are dropped.
  `create function rebuild_stays(first_day date) returns void language plpgsql as $$
    declare
      first_month date := date_trunc('month', first_day)::date;
      last_month date := date_trunc('month', (select max(day) from room_day))::date;
      rooms text[];
    begin
      update stay_clock set today = first_day;
      delete from stay_month where month < first_month;
      for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
        group by place / 200
      loop
        perform refresh_stay_months(rooms, first_month, last_month);
        perform refresh_stay_from(rooms);
      end loop;
    end $$`,

  // A day has passed: from-prices count from tomorrow.
  `create function pass_stay_day(new_day date) returns void language plpgsql as $$
    declare
      rooms text[];
    begin
      update stay_clock set today = new_day;
      delete from stay_month where month < date_trunc('month', new_day);
      for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
        group by place / 200
      loop
        perform refresh_stay_from(rooms);
      end loop;
    end $$`,

  `create function follow_room_days() returns trigger language plpgsql as $$
    declare
      rooms text[];
      first_day date;
      last_day date;
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct room_id), min(day), max(day) into rooms, first_day, last_day from changed;
      if rooms is null then return null; end if;
      perform refresh_stay_months(rooms,
        greatest(date_trunc('month', first_day - 44), date_trunc('month', (select today from stay_clock)))::date,
        date_trunc('month', last_day)::date);
      perform refresh_stay_from(rooms);
      return null;
    end $$`,
  `create trigger room_day_added after insert on room_day
    referencing new table as changed for each statement execute function follow_room_days()`,
  `create trigger room_day_changed after update on room_day
    referencing new table as changed for each statement execute function follow_room_days()`,
  `create trigger room_day_removed after delete on room_day
    referencing old table as changed for each statement execute function follow_room_days()`,

  `create function follow_packages() returns trigger language plpgsql as $$
    declare
      rooms text[];
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct room_id) into rooms from changed;
      if rooms is null then return null; end if;
      perform refresh_stay_months(rooms,
        date_trunc('month', (select today from stay_clock))::date,
        date_trunc('month', (select max(day) from room_day where room_id = any(rooms)))::date);
      perform refresh_stay_from(rooms);
      return null;
    end $$`,
  `create trigger package_added after insert on package
    referencing new table as changed for each statement execute function follow_packages()`,
  `create trigger package_changed after update on package
    referencing new table as changed for each statement execute function follow_packages()`,
  // Another one of the room may be the cheapest now.
  `create trigger package_removed after delete on package
    referencing old table as changed for each statement execute function follow_packages()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const drops = [
    'drop trigger package_added on package',
    'drop trigger package_changed on package',
    'drop trigger package_removed on package',
    'drop trigger room_day_added on room_day',
    'drop trigger room_day_changed on room_day',
    'drop trigger room_day_removed on room_day',
    'drop function follow_packages, follow_room_days, pass_stay_day, rebuild_stays, refresh_stay_from',
    'drop function refresh_stay_months, cheaper_stay, shortest_stays, reference_prices',
    'drop table stay_clock, stay_from, stay_month',
  ]
  for (const statement of drops) await sql.raw(statement).execute(db)
}
