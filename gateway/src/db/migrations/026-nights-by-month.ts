import { statements } from './statements'

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
  'drop function refresh_stay_months, follow_room_days, record_price, note_changed_months, cheaper_stay',
  `create view room_day as
  select m.room_id, m.month + n - 1 as day, m.prices[n] as price_cents, m.available[n] as available,
    m.min_los[n] as min_los, n = any(m.closed_to_arrival) as closed_to_arrival, n = any(m.closed) as closed
  from room_month m cross join lateral generate_series(1, cardinality(m.prices)) n
  where m.prices[n] > 0`,
  `create function without_days(nights smallint[], days smallint[])
  returns smallint[] language plpgsql immutable strict as $$
    declare
      day smallint;
    begin
      foreach day in array days loop nights[day] := 0; end loop;
      return nights;
    end $$`,
  `create function with_rooms(available smallint[], days smallint[], rooms smallint[])
  returns smallint[] language plpgsql immutable strict as $$
    begin
      for i in 1..cardinality(days) loop available[days[i]] := available[days[i]] + rooms[i]; end loop;
      return available;
    end $$`,
  `create view stay_terms as select p.id as package_id, p.hotel_id, p.room_id, r.max_capacity as capacity, p.night_cents, p.stay_cents,
  p.max_nights, case when is_sellable(p) then p.expiration else date 'epoch' end as expiration,
  not exists (select 1 from package q where q.room_id = p.room_id and is_sellable(q)
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)) as foremost,
  case when p.activity_ids = '{}' then array_fill(p.min_nights, array[7])
    else shortest_stays(p.min_nights, p.activity_ids) end as shortest from package p join room r on r.id = p.room_id where p.published`,
  `create view stay_month as
    select p.package_id, m.month, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.max_nights,
      p.expiration, p.foremost, p.shortest,
      m.prices || (coalesce(n.prices, array_fill(0, array[17])))[1:45 - cardinality(m.prices)] as prices,
      case when m.refs is not null or n.refs is not null
        then coalesce(m.refs, m.prices) || (coalesce(coalesce(n.refs, n.prices), array_fill(0, array[17])))[1:45 - cardinality(m.prices)] end as refs,
      without_days(m.available, m.closed) || (coalesce(without_days(n.available, n.closed), array_fill(0::smallint, array[17])))[1:45 - cardinality(m.prices)] as available,
      without_days(m.min_los, m.closed_to_arrival) || (coalesce(without_days(n.min_los, n.closed_to_arrival), array_fill(0::smallint, array[17])))[1:45 - cardinality(m.prices)] as arrivals
    from stay_terms p
    join room_month m on m.room_id = p.room_id
    left join room_month n on n.room_id = m.room_id and n.month = (m.month + interval '1 month')::date
    where m.month >= (select date_trunc('month', today)::date from stay_clock)`,
  `create function month_references(room text, month date, prices integer[]) returns integer[] language sql stable as $$
    select nullif(array_agg(case when price = 0 then 0 else coalesce(f.cents, price) end order by n), prices)
    from unnest(prices) with ordinality night (price, n)
    left join reference_prices(array[room], month, month + 30) f on f.day = month + n::integer - 1
  $$`,
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
  `create function refresh_references(rooms text[]) returns void language plpgsql as $$
    begin
      update room_month m set refs = month_references(m.room_id, m.month, m.prices)
      where m.room_id = any(rooms) and m.month >= (select date_trunc('month', today)::date from stay_clock)
        and exists (select 1 from price_history h where h.room_id = m.room_id and h.day between m.month and m.month + 30)
        and m.refs is distinct from month_references(m.room_id, m.month, m.prices);
    end $$`,
  `update room_month m set refs = month_references(room_id, month, prices)
      where exists (select 1 from price_history h where h.room_id = m.room_id and h.day between month and month + 30)`,
  `create or replace function refresh_cheapest_stays(rooms text[])
    returns void language plpgsql set work_mem = '32MB' as $$
    declare
      today integer := (select c.today - date '2000-01-01' from stay_clock c);
    begin
      delete from stay_from where room_id = any(rooms);
      insert into stay_from
      with product as materialized (
        select package_id, hotel_id, room_id, capacity, night_cents, stay_cents, max_nights, expiration, foremost, shortest
        from stay_terms where room_id = any(rooms)
      ),
      pattern as materialized (
        select row_number() over () as id, room_id, shortest, min(package_id) as package_id
        from product group by room_id, shortest
      ),
      arrival as (
        select p.id, s.month - date '2000-01-01' as first_day, p.shortest, s.prices, r.refs, s.available,
          generate_series(1, extract(day from s.month + interval '1 month' - interval '1 day')::integer) as i,
          unnest(s.prices[1:31]) as price, unnest(s.prices[2:32]) as next_price,
          unnest(r.refs[1:31]) as ref, unnest(r.refs[2:32]) as next_ref,
          unnest(s.available[1:31]) as left_, unnest(s.available[2:32]) as next_left, unnest(s.arrivals[1:31]) as min_los
        from pattern p
        join stay_month s on s.package_id = p.package_id
        cross join lateral (select coalesce(s.refs, s.prices) as refs) r
      ),
      stay as materialized (
        select id, first_day + i - 1 as day, nights,
          case nights when 1 then price when 2 then price + next_price
            else (select sum(night)::integer from unnest(prices[i:i + nights - 1]) night) end::bigint << 31
          | case nights when 1 then ref when 2 then ref + next_ref
            else (select sum(night)::integer from unnest(refs[i:i + nights - 1]) night) end as price,
          case nights when 1 then left_ when 2 then least(left_, next_left)
            else (select min(night) from unnest(available[i:i + nights - 1]) night) end as rooms_left
        from (
          -- A week counts from Monday; the third of January 2000 was one.
          select *, greatest(min_los, shortest[(first_day + i + 4) % 7 + 1]) as nights
          from arrival
          where min_los > 0 and left_ > 0 and first_day + i - 1 > today
          offset 0
        ) arrivals
      ),
      best as materialized (
        select distinct on (id) * from (
          select id, nights, min(price) filter (where rooms_left >= 1) as best_1, min(price) filter (where rooms_left >= 2) as best_2, min(price) filter (where rooms_left >= 3) as best_3, min(price) filter (where rooms_left >= 4) as best_4, min(price) filter (where rooms_left >= 5) as best_5
          from stay where rooms_left > 0 group by id, nights
        ) by_nights
        order by id, nights
      ),
      dated as (
        select b.*, min(s.day) filter (where s.price = best_1 and rooms_left >= 1) as day_1, min(s.day) filter (where s.price = best_2 and rooms_left >= 2) as day_2, min(s.day) filter (where s.price = best_3 and rooms_left >= 3) as day_3, min(s.day) filter (where s.price = best_4 and rooms_left >= 4) as day_4, min(s.day) filter (where s.price = best_5 and rooms_left >= 5) as day_5
        from best b
        join stay s on s.id = b.id and s.nights = b.nights and s.rooms_left > 0
          and s.price in (best_1, best_2, best_3, best_4, best_5)
        group by b.id, b.nights, best_1, best_2, best_3, best_4, best_5
      )
      select p.package_id, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.expiration, p.foremost,
        d.nights,
        array[(best_1 >> 31)::integer, (best_2 >> 31)::integer, (best_3 >> 31)::integer, (best_4 >> 31)::integer, (best_5 >> 31)::integer],
        array[(best_1 & 2147483647)::integer, (best_2 & 2147483647)::integer, (best_3 & 2147483647)::integer, (best_4 & 2147483647)::integer, (best_5 & 2147483647)::integer],
        array[date '2000-01-01' + day_1, date '2000-01-01' + day_2, date '2000-01-01' + day_3, date '2000-01-01' + day_4, date '2000-01-01' + day_5]
      from product p
      join pattern q on q.room_id = p.room_id and q.shortest = p.shortest
      join dated d on d.id = q.id and d.nights <= p.max_nights;
    end $$`,
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
  `create trigger room_month_added after insert on room_month referencing new table as changed
      for each statement execute function follow_room_months()`,
  `create trigger search_room_month_insert after insert on room_month referencing new table as changed
      for each statement execute function note_changed_room_months()`,
  `create trigger room_month_changed after update on room_month referencing new table as changed
      for each statement execute function follow_room_months()`,
  `create trigger search_room_month_update after update on room_month referencing new table as changed
      for each statement execute function note_changed_room_months()`,
  `create trigger room_month_removed after delete on room_month referencing old table as changed
      for each statement execute function follow_room_months()`,
  `create trigger search_room_month_delete after delete on room_month referencing old table as changed
      for each statement execute function note_changed_room_months()`,
])

export const down = statements([
  'drop view stay_month, stay_terms',
  'alter view room_day rename to night',
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
      select room_id, day, price_cents, available, min_los, closed_to_arrival, closed from night order by room_id, day`,
  'drop view night',
  'drop table room_month',
  `drop function follow_room_months, lock_rooms, note_changed_room_months, record_prices, refresh_references,
      month_references, with_rooms, without_days`,
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
  `create function cheaper_stay(q package, p package) returns boolean language sql stable as $$
      select q.room_id = p.room_id and is_sellable(q)
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)
    $$`,
  `create function refresh_stay_months(rooms text[], first_month date, last_month date)
    returns void language plpgsql set work_mem = '32MB' as $$
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
        p.sold_until, p.foremost, p.shortest,
        c.prices[m::date - first_month + 1:m::date - first_month + 45],
        nullif(c.refs[m::date - first_month + 1:m::date - first_month + 45],
          c.prices[m::date - first_month + 1:m::date - first_month + 45]),
        c.available[m::date - first_month + 1:m::date - first_month + 45],
        c.arrivals[m::date - first_month + 1:m::date - first_month + 45]
      from (
        select p.*, case when is_sellable(p) then p.expiration else date 'epoch' end as sold_until, r.max_capacity, shortest_stays(p.min_nights, p.activity_ids) as shortest,
          not exists (select 1 from package q where q.room_id = p.room_id and cheaper_stay(q, p)) as foremost
        from package p join room r on r.id = p.room_id
        where p.room_id = any(rooms) and p.published
        offset 0
      ) p
      join (
        select wanted.room_id, year.*
        from unnest(rooms) wanted (room_id)
        cross join lateral (
          select array_agg(price) as prices, array_agg(ref) as refs, array_agg(left_) as available,
            array_agg(los) as arrivals
          from (
            select coalesce(d.price_cents, 0) as price, coalesce(f.cents, d.price_cents, 0) as ref,
              case when d.closed then 0::smallint else coalesce(d.available, 0::smallint) end as left_,
              case when d.closed_to_arrival then 0::smallint else coalesce(d.min_los, 0::smallint) end as los
            from generate_series(0, last_day - first_month) number
            left join (
              select *, day - first_month as number from room_day
              where room_id = wanted.room_id and day between first_month and last_day
            ) d using (number)
            left join reference_prices(array[wanted.room_id], first_month, last_day) f on f.day = d.day
            order by number
          ) days
        ) year
        where exists (select 1 from package q where q.room_id = wanted.room_id and q.published)
        offset 0
      ) c on c.room_id = p.room_id
      cross join generate_series(first_month, last_month, interval '1 month') m
      order by m, p.hotel_id, p.id
      on conflict (package_id, month) do update set
        hotel_id = excluded.hotel_id, room_id = excluded.room_id, capacity = excluded.capacity,
        night_cents = excluded.night_cents, stay_cents = excluded.stay_cents, max_nights = excluded.max_nights,
        expiration = excluded.expiration, foremost = excluded.foremost, shortest = excluded.shortest, prices = excluded.prices,
        refs = excluded.refs, available = excluded.available, arrivals = excluded.arrivals;
    end $$`,
  `create or replace function refresh_cheapest_stays(rooms text[])
    returns void language plpgsql set work_mem = '32MB' as $$
    declare
      today integer := (select c.today - date '2000-01-01' from stay_clock c);
    begin
      delete from stay_from where room_id = any(rooms);
      insert into stay_from
      with product as materialized (
        select distinct on (package_id) package_id, hotel_id, room_id, capacity, night_cents, stay_cents, max_nights,
          expiration, foremost, shortest
        from stay_month where room_id = any(rooms)
        order by package_id, month
      ),
      pattern as materialized (
        select row_number() over () as id, room_id, shortest, min(package_id) as package_id
        from product group by room_id, shortest
      ),
      arrival as (
        select p.id, s.month - date '2000-01-01' as first_day, s.shortest, s.prices, r.refs, s.available,
          generate_series(1, extract(day from s.month + interval '1 month' - interval '1 day')::integer) as i,
          unnest(s.prices[1:31]) as price, unnest(s.prices[2:32]) as next_price,
          unnest(r.refs[1:31]) as ref, unnest(r.refs[2:32]) as next_ref,
          unnest(s.available[1:31]) as left_, unnest(s.available[2:32]) as next_left, unnest(s.arrivals[1:31]) as min_los
        from pattern p
        join stay_month s on s.package_id = p.package_id
        cross join lateral (select coalesce(s.refs, s.prices) as refs) r
      ),
      stay as materialized (
        select id, first_day + i - 1 as day, nights,
          case nights when 1 then price when 2 then price + next_price
            else (select sum(night)::integer from unnest(prices[i:i + nights - 1]) night) end::bigint << 31
          | case nights when 1 then ref when 2 then ref + next_ref
            else (select sum(night)::integer from unnest(refs[i:i + nights - 1]) night) end as price,
          case nights when 1 then left_ when 2 then least(left_, next_left)
            else (select min(night) from unnest(available[i:i + nights - 1]) night) end as rooms_left
        from (
          -- A week counts from Monday; the third of January 2000 was one.
          select *, greatest(min_los, shortest[(first_day + i + 4) % 7 + 1]) as nights
          from arrival
          where min_los > 0 and left_ > 0 and first_day + i - 1 > today
          offset 0
        ) arrivals
      ),
      best as materialized (
        select distinct on (id) * from (
          select id, nights, min(price) filter (where rooms_left >= 1) as best_1, min(price) filter (where rooms_left >= 2) as best_2, min(price) filter (where rooms_left >= 3) as best_3, min(price) filter (where rooms_left >= 4) as best_4, min(price) filter (where rooms_left >= 5) as best_5
          from stay where rooms_left > 0 group by id, nights
        ) by_nights
        order by id, nights
      ),
      dated as (
        select b.*, min(s.day) filter (where s.price = best_1 and rooms_left >= 1) as day_1, min(s.day) filter (where s.price = best_2 and rooms_left >= 2) as day_2, min(s.day) filter (where s.price = best_3 and rooms_left >= 3) as day_3, min(s.day) filter (where s.price = best_4 and rooms_left >= 4) as day_4, min(s.day) filter (where s.price = best_5 and rooms_left >= 5) as day_5
        from best b
        join stay s on s.id = b.id and s.nights = b.nights and s.rooms_left > 0
          and s.price in (best_1, best_2, best_3, best_4, best_5)
        group by b.id, b.nights, best_1, best_2, best_3, best_4, best_5
      )
      select p.package_id, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.expiration, p.foremost,
        d.nights,
        array[(best_1 >> 31)::integer, (best_2 >> 31)::integer, (best_3 >> 31)::integer, (best_4 >> 31)::integer, (best_5 >> 31)::integer],
        array[(best_1 & 2147483647)::integer, (best_2 & 2147483647)::integer, (best_3 & 2147483647)::integer, (best_4 & 2147483647)::integer, (best_5 & 2147483647)::integer],
        array[date '2000-01-01' + day_1, date '2000-01-01' + day_2, date '2000-01-01' + day_3, date '2000-01-01' + day_4, date '2000-01-01' + day_5]
      from product p
      join pattern q on q.room_id = p.room_id and q.shortest = p.shortest
      join dated d on d.id = q.id and d.nights <= p.max_nights;
    end $$`,
  `create or replace function rebuild_stays(first_day date) returns void language plpgsql as $$
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
  `create or replace function pass_stay_day(new_day date) returns void language plpgsql as $$
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
  `create or replace function follow_packages() returns trigger language plpgsql as $$
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
  `create function record_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (room_id, day, price_cents, changed_at)
      select old.room_id, old.day, old.price_cents, '-infinity'
      where not exists (select 1 from price_history where room_id = old.room_id and day = old.day);
      insert into price_history (room_id, day, price_cents) values (new.room_id, new.day, new.price_cents);
      return null;
    end $$`,
  `create function note_changed_months() returns trigger language plpgsql as $$
    begin
      insert into search_change (hotel_id, first_month, last_month)
      select hotel_id, min(month), max(month) from changed group by hotel_id;
      return null;
    end $$`,
  `create trigger search_stay_month_insert after insert on stay_month referencing new table as changed
    for each statement execute function note_changed_months()`,
  `create trigger search_stay_month_update after update on stay_month referencing new table as changed
    for each statement execute function note_changed_months()`,
  `create trigger search_stay_month_delete after delete on stay_month referencing old table as changed
    for each statement execute function note_changed_months()`,
  'select rebuild_stays((select today from stay_clock))',
  `create trigger room_day_price after update of price_cents on room_day
    for each row when (old.price_cents <> new.price_cents) execute function record_price()`,
  `create trigger room_day_added after insert on room_day
    referencing new table as changed for each statement execute function follow_room_days()`,
  `create trigger room_day_changed after update on room_day
    referencing new table as changed for each statement execute function follow_room_days()`,
  `create trigger room_day_removed after delete on room_day
    referencing old table as changed for each statement execute function follow_room_days()`,
])
