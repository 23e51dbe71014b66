-- Functions, views and triggers: this file is their source, and is applied after the migrations by every start that
-- finds it changed (apply-functions.ts). A statement begins with `create or replace` at the start of a line; what it
-- needs stands above it. Numbers of the rules are functions too, made from the constants of the rules:
-- reference_days(), longest_sold_stay().

-- PRICES THAT WERE ASKED. The database writes them down, so that no way of changing a price can forget it. The first
-- change also notes what was before.

create or replace function keep_price_history() returns trigger
language plpgsql as $$
  begin
    raise exception 'Prices that were asked are kept as they are';
  end $$;

create or replace trigger keep_price_history before delete or update on price_history
  for each row execute function keep_price_history();
create or replace trigger keep_package_price_history before delete or update on package_price_history
  for each row execute function keep_price_history();
create or replace trigger keep_activity_price_history before delete or update on activity_price_history
  for each row execute function keep_price_history();

create or replace function record_package_price() returns trigger
language plpgsql as $$
  begin
    insert into package_price_history (package_id, night_cents, stay_cents, changed_at)
    select old.id, old.night_cents, old.stay_cents, '-infinity'
    where not exists (select 1 from package_price_history where package_id = old.id);
    insert into package_price_history (package_id, night_cents, stay_cents)
    values (new.id, new.night_cents, new.stay_cents);
    return null;
  end $$;

create or replace trigger package_price after update of night_cents, stay_cents on package
  for each row when (old.night_cents is distinct from new.night_cents or old.stay_cents is distinct from new.stay_cents)
  execute function record_package_price();

create or replace function record_activity_price() returns trigger
language plpgsql as $$
  begin
    insert into activity_price_history (product_id, adults, price_cents, changed_at)
    select old.product_id, old.adults, old.price_cents, '-infinity'
    where not exists (
      select 1 from activity_price_history where product_id = old.product_id and adults = old.adults
    );
    insert into activity_price_history (product_id, adults, price_cents)
    values (new.product_id, new.adults, new.price_cents);
    return null;
  end $$;

create or replace trigger activity_price_changed after update of price_cents on activity_price
  for each row when (old.price_cents <> new.price_cents) execute function record_activity_price();

-- REFERENCE PRICES. They are the lowest of the days before the present price began, as `lowestPriceBefore` of the rules
-- defines it, and a test holds each to the rule (capabilities/quotes/lowest-price-sql.api.test.ts).

-- Counts hours, as the rule does: a day of 23 of them in the database's time zone makes no difference.
create or replace function reference_period() returns interval
language sql immutable as $$
  select make_interval(hours => 24 * reference_days())
$$;

-- Answers those of nights. If the programme of a package changed last, the price of now held before the present whole
-- began.
create or replace function reference_prices(rooms text[], first_day date, last_day date)
returns table (room_id text, day date, cents integer) language sql stable as $$
  select changes.room_id, changes.day, min(price_cents) filter (
    where next_at > last_at - reference_period() or (next_at is null and programme.at > last_at))
  from (
    select h.room_id, h.day, h.price_cents,
      lead(changed_at) over (partition by h.room_id, h.day order by changed_at, id) as next_at,
      max(changed_at) over (partition by h.room_id, h.day) as last_at
    from price_history h
    where h.room_id = any(rooms) and h.day between first_day and last_day
  ) changes
  left join (
    select p.room_id, max(h.changed_at) as at from package p join package_price_history h on h.package_id = p.id
    where p.room_id = any(rooms) group by p.room_id
  ) programme on programme.room_id = changes.room_id
  group by changes.room_id, changes.day
  having count(next_at) > 0
$$;

-- Answers those of a month of a room, by night; null: they are the prices.
create or replace function month_references(room text, month date, prices integer[]) returns integer[]
language sql stable as $$
  select nullif(array_agg(case when price = 0 then 0 else coalesce(f.cents, price) end order by n), prices)
  from unnest(prices) with ordinality night (price, n)
  left join reference_prices(array[room], month, month + 30) f on f.day = month + n::integer - 1
$$;

create or replace function record_prices() returns trigger
language plpgsql as $$
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
  end $$;

create or replace trigger room_month_prices before update of prices on room_month
  for each row when (old.prices <> new.prices) execute function record_prices();

-- Counts those anew that are kept beside the prices.
create or replace function refresh_references(rooms text[]) returns void
language plpgsql as $$
  begin
    update room_month m set refs = month_references(m.room_id, m.month, m.prices)
    where m.room_id = any(rooms) and m.month >= (select date_trunc('month', today)::date from stay_clock)
      and exists (select 1 from price_history h where h.room_id = m.room_id and h.day between m.month and m.month + 30)
      and m.refs is distinct from month_references(m.room_id, m.month, m.prices);
  end $$;

-- Counts those of what packages include anew. The search reads them with the packages.
-- It is planned once for any rooms: to plan it each time took longer than the work for one of them.
create or replace function refresh_programme_references(rooms text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    with fresh as materialized (
      select package_id,
        min(night_cents) filter (where next_at > last_at - reference_period() or (next_at is null and nights_at > last_at))
          as night_cents,
        min(stay_cents) filter (where next_at > last_at - reference_period() or (next_at is null and nights_at > last_at))
          as stay_cents
      from (
        select h.package_id, h.night_cents, h.stay_cents,
          lead(h.changed_at) over (partition by h.package_id order by h.changed_at, h.id) as next_at,
          max(h.changed_at) over (partition by h.package_id) as last_at,
          (select max(n.changed_at) from price_history n
            where n.room_id = p.room_id and n.day >= (select today from stay_clock)) as nights_at
        from package_price_history h join package p on p.id = h.package_id
        where p.room_id = any(rooms)
      ) changes
      group by package_id
    ),
    gone as (
      delete from programme_reference r using package p
      where p.room_id = any(rooms) and p.id = r.package_id and r.package_id not in (select package_id from fresh)
      returning r.package_id
    ),
    written as (
      insert into programme_reference as known (package_id, night_cents, stay_cents) select * from fresh
      on conflict (package_id) do update set night_cents = excluded.night_cents, stay_cents = excluded.stay_cents
        where (known.night_cents, known.stay_cents) is distinct from (excluded.night_cents, excluded.stay_cents)
      returning package_id
    )
    insert into search_change (hotel_id)
    select distinct hotel_id from package
    where id in (select package_id from gone union all select package_id from written);
  end $$;

-- Answers those of activities; no row is for a price that never changed.
create or replace function activity_reference_prices(products text[])
returns table (product_id text, adults smallint, cents integer) language sql stable as $$
  select product_id, adults, min(price_cents) filter (where next_at > last_at - reference_period())
  from (
    select h.product_id, h.adults, h.price_cents,
      lead(changed_at) over (partition by h.product_id, h.adults order by changed_at, id) as next_at,
      max(changed_at) over (partition by h.product_id, h.adults) as last_at
    from activity_price_history h
    where h.product_id = any(products)
  ) changes
  where next_at is not null
  group by product_id, adults
$$;

-- STAYS. A room and a package make them of nights.

-- A package that is connected for trying only has its prices here, for the page that shows it, but is never sold.
create or replace function is_sellable(p package) returns boolean
language sql immutable as $$
  select p.published and coalesce(p.connectivity, 'PRODUCTION') = 'PRODUCTION'
$$;

-- Answers the fewest nights of a stay that starts on each weekday (ISO), so that each dated activity has a day in it.
create or replace function shortest_stays(min_nights smallint, activities text[]) returns smallint[]
language sql stable as $$
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
$$;

create or replace function without_days(nights smallint[], days smallint[]) returns smallint[]
language plpgsql immutable strict as $$
  declare
    day smallint;
  begin
    foreach day in array days loop nights[day] := 0; end loop;
    return nights;
  end $$;

-- Lengths that a stay may have by the day on which it starts, a bit each: the lowest one is for one night. The same as
-- `allowedStays` (pricing/allowed-stays.ts). Closed days count from the first of the month, those of the next month on from it.
create or replace function allowed_stays(fewest smallint[], most smallint[], no_arrival smallint[], no_departure integer[])
returns integer[] language plpgsql immutable as $$
  declare
    longest integer := longest_sold_stay();
    every integer := (1 << longest) - 1;
    days integer := cardinality(fewest);
    stays integer[] := array_fill(0, array[cardinality(fewest)]);
    day integer;
  begin
    for i in 1..days loop
      if fewest[i] between 1 and longest then
        stays[i] := every & ~((1 << (fewest[i] - 1)) - 1);
        if most[i] between 1 and longest then stays[i] := stays[i] & ((1 << most[i]) - 1); end if;
      end if;
    end loop;
    foreach day in array no_arrival loop stays[day] := 0; end loop;
    foreach day in array no_departure loop
      for nights in greatest(1, day - days)..least(longest, day - 1) loop
        stays[day - nights] := stays[day - nights] & ~(1 << (nights - 1));
      end loop;
    end loop;
    return stays;
  end $$;

-- Days of a month, 1 is the first, on which it is too late to book a stay that starts there. The same as `lateArrivals`
-- (pricing/allowed-stays.ts).
create or replace function late_arrivals(month date, lead_days smallint[], today date) returns smallint[]
language sql immutable as $$
  select case when lead_days is null then '{}'::smallint[] else array(
    select n::smallint from unnest(lead_days) with ordinality day (lead, n)
    where lead > 0 and month + n::integer - 1 < today + lead) end
$$;

-- The place of the lowest bit, from 0 on. It and the next one are expressions, which become part of a caller's plan.
create or replace function lowest_bit(bits integer) returns integer
language sql immutable as $$
  select round(ln((bits & -bits)::double precision) / ln(2.0::double precision))::integer
$$;

-- The shortest of allowed stays with at least so many nights; 0: there is none.
create or replace function shortest_allowed(stays integer, at_least integer) returns integer
language sql immutable as $$
  select case when at_least > longest_sold_stay() or stays >> (greatest(at_least, 1) - 1) = 0 then 0
    else greatest(at_least, 1) + lowest_bit(stays >> (greatest(at_least, 1) - 1)) end
$$;

-- Adds rooms that are given back, or takes them below zero.
create or replace function with_rooms(available smallint[], days smallint[], rooms smallint[]) returns smallint[]
language plpgsql immutable strict as $$
  begin
    for i in 1..cardinality(days) loop available[days[i]] := available[days[i]] + rooms[i]; end loop;
    return available;
  end $$;

-- True where stays on some of the days ahead are cancelled by stricter terms.
create or replace function has_stricter_days(room text) returns boolean
language sql stable as $$
  select exists (
    select from room_month m where m.room_id = room and m.cancel_days is not null
      and m.month >= (select date_trunc('month', today) from stay_clock))
$$;

-- Prices for one person alone, as they are sold: never above those for two.
create or replace function single_prices(singles integer[], prices integer[]) returns integer[]
language sql immutable strict as $$
  select array_agg(least(single, price) order by n) from unnest(singles, prices) with ordinality night (single, price, n)
$$;

create or replace view room_day as
  select m.room_id, m.month + n - 1 as day, m.prices[n] as price_cents, m.available[n] as available,
    m.min_los[n] as min_los, n = any(m.closed_to_arrival) as closed_to_arrival, n = any(m.closed) as closed,
    coalesce(m.max_los[n], 0) as max_los, n = any(m.closed_to_departure) as closed_to_departure,
    coalesce(m.lead_days[n], 0) as lead_days, coalesce(m.singles[n], 0) as single_cents,
    coalesce(m.cancel_days[n], 0) as cancel_days
  from room_month m cross join lateral generate_series(1, cardinality(m.prices)) n
  where m.prices[n] > 0;

-- A package is foremost unless another of its room costs no more and can be had whenever it can: a hotel's cheapest
-- price is found among those. One that includes nothing is sold apart, so it stands for its like. One that is not for
-- sale counts as sold until 1970.
create or replace view stay_terms as
  select p.id as package_id, p.hotel_id, p.room_id, r.max_capacity as capacity, p.night_cents, p.stay_cents,
    p.max_nights, case when is_sellable(p) then p.expiration else date 'epoch' end as expiration,
    not exists (
      select 1 from package q where q.room_id = p.room_id and is_sellable(q)
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)
    ) as foremost,
    case when p.activity_ids = '{}' then array_fill(p.min_nights, array[7])
      else shortest_stays(p.min_nights, p.activity_ids) end as shortest
  from package p join room r on r.id = p.room_id
  where p.published;

-- A row is a month of a package, its days in arrays: index 1 is the first. They run on into the next month as far as the
-- longest stay, so that any stay is read from the one row of its check-in. `arrivals` are of the month alone: lengths of the
-- stays that can start that day (allowed_stays). 0 in `available`: no room is left; no `refs`: they are the prices.
create or replace view stay_month as
  select p.package_id, m.month, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.max_nights,
    p.expiration, p.foremost, p.shortest,
    m.prices || (coalesce(n.prices, array_fill(0, array[3 + longest_sold_stay()])))
      [1:31 + longest_sold_stay() - cardinality(m.prices)] as prices,
    case when m.refs is not null or n.refs is not null
      then coalesce(m.refs, m.prices) || (coalesce(n.refs, n.prices, array_fill(0, array[3 + longest_sold_stay()])))
        [1:31 + longest_sold_stay() - cardinality(m.prices)] end as refs,
    without_days(m.available, m.closed)
      || (coalesce(without_days(n.available, n.closed), array_fill(0::smallint, array[3 + longest_sold_stay()])))
        [1:31 + longest_sold_stay() - cardinality(m.prices)] as available,
    allowed_stays(m.min_los, m.max_los,
      m.closed_to_arrival || late_arrivals(m.month, m.lead_days, (select today from stay_clock)),
      m.closed_to_departure::integer[]
      || array(select cardinality(m.prices) + day from unnest(n.closed_to_departure) day)) as arrivals,
    case when m.singles is not null or n.singles is not null
      then coalesce(single_prices(m.singles, m.prices), array_fill(0, array[cardinality(m.prices)]))
        || (coalesce(single_prices(n.singles, n.prices), array_fill(0, array[3 + longest_sold_stay()])))
          [1:31 + longest_sold_stay() - cardinality(m.prices)] end as singles,
    m.cancel_days
  from stay_terms p
  join room_month m on m.room_id = p.room_id
  left join room_month n on n.room_id = m.room_id and n.month = (m.month + interval '1 month')::date
  where m.month >= (select date_trunc('month', today)::date from stay_clock);

-- FROM-PRICES. They are the cheapest of the shortest stays, kept in step within the transaction that changes what they
-- follow from. Bulk loads set `escapade.bulk` to `on` and write them too (rates/stay-months.ts).

create or replace function lock_rooms(rooms text[]) returns void
language plpgsql as $$
  begin
    perform 1 from room where id = any(rooms) order by id for no key update;
  end $$;

-- Prices the nights of a stay for one person alone; null where none has a price of its own for one. The same as
-- `ownSingleCents` (pricing/stay-price.ts).
create or replace function own_single_cents(room text, checkin date, nights integer) returns integer
language sql stable as $$
  select case when bool_or(single > 0) then sum(
    case when single > 0 then least(single, price) else (2 * price::bigint * r.single_percent + 100) / 200 end
  )::integer end
  from room r
  join room_month m on m.room_id = r.id and m.month between date_trunc('month', checkin)::date and checkin + nights - 1
  cross join unnest(m.prices, m.singles) with ordinality night (price, single, n)
  where r.id = room and m.month + n::integer - 1 between checkin and checkin + nights - 1
$$;

-- Answers those of from-prices, in their order.
create or replace function single_froms(room text, checkins date[], nights integer) returns integer[]
language sql stable as $$
  select case when exists (select from room_month m where m.room_id = room and m.singles is not null) then
    array(select own_single_cents(room, checkin, nights) from unnest(checkins) with ordinality c (checkin, n) order by n) end
$$;

-- Finds the cheapest by the number of rooms (1 to 5), once for all packages of a room that differ in their prices only.
-- Rows that stay as they were are not written: the search reads a hotel's packages again with each row that is.
-- In `price` the upper 31 bits are what the nights cost, the lower ones their reference; days count from 2000.
-- It is planned once, too, for any rooms.
create or replace function refresh_cheapest_stays(rooms text[]) returns void
language plpgsql set work_mem = '32MB' set plan_cache_mode = force_generic_plan as $$
  declare
    today integer := (select c.today - date '2000-01-01' from stay_clock c);
  begin
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
        unnest(s.available[1:31]) as left_, unnest(s.available[2:32]) as next_left, unnest(s.arrivals) as allowed
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
        select *, shortest_allowed(allowed, shortest[(first_day + i + 4) % 7 + 1]) as nights
        from arrival
        where allowed > 0 and left_ > 0 and first_day + i - 1 > today
        offset 0
      ) arrivals
      where nights > 0
    ),
    best as materialized (
      select distinct on (id) * from (
        select id, nights,
          min(price) filter (where rooms_left >= 1) as best_1,
          min(price) filter (where rooms_left >= 2) as best_2,
          min(price) filter (where rooms_left >= 3) as best_3,
          min(price) filter (where rooms_left >= 4) as best_4,
          min(price) filter (where rooms_left >= 5) as best_5
        from stay where rooms_left > 0 group by id, nights
      ) by_nights
      order by id, nights
    ),
    dated as (
      select b.*,
        min(s.day) filter (where s.price = best_1 and rooms_left >= 1) as day_1,
        min(s.day) filter (where s.price = best_2 and rooms_left >= 2) as day_2,
        min(s.day) filter (where s.price = best_3 and rooms_left >= 3) as day_3,
        min(s.day) filter (where s.price = best_4 and rooms_left >= 4) as day_4,
        min(s.day) filter (where s.price = best_5 and rooms_left >= 5) as day_5
      from best b
      join stay s on s.id = b.id and s.nights = b.nights and s.rooms_left > 0
        and s.price in (best_1, best_2, best_3, best_4, best_5)
      group by b.id, b.nights, best_1, best_2, best_3, best_4, best_5
    ),
    fresh as materialized (
      select p.package_id, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.expiration, p.foremost,
        d.nights,
        array[(best_1 >> 31)::integer, (best_2 >> 31)::integer, (best_3 >> 31)::integer,
          (best_4 >> 31)::integer, (best_5 >> 31)::integer] as cents,
        array[(best_1 & 2147483647)::integer, (best_2 & 2147483647)::integer, (best_3 & 2147483647)::integer,
          (best_4 & 2147483647)::integer, (best_5 & 2147483647)::integer] as refs,
        c.checkins, single_froms(p.room_id, c.checkins, d.nights) as singles
      from product p
      join pattern q on q.room_id = p.room_id and q.shortest = p.shortest
      join dated d on d.id = q.id and d.nights <= p.max_nights
      cross join lateral (
        select array[date '2000-01-01' + day_1, date '2000-01-01' + day_2, date '2000-01-01' + day_3,
          date '2000-01-01' + day_4, date '2000-01-01' + day_5] as checkins
      ) c
    ),
    gone as (
      delete from stay_from s
      where s.room_id = any(rooms) and s.package_id not in (select f.package_id from fresh f)
    )
    insert into stay_from as known (package_id, hotel_id, room_id, capacity, night_cents, stay_cents, expiration, foremost,
      nights, cents, refs, checkins, singles)
    select f.* from fresh f
    on conflict (package_id) do update set (hotel_id, room_id, capacity, night_cents, stay_cents, expiration, foremost,
      nights, cents, refs, checkins, singles) = row (excluded.hotel_id, excluded.room_id, excluded.capacity,
      excluded.night_cents, excluded.stay_cents, excluded.expiration, excluded.foremost, excluded.nights, excluded.cents,
      excluded.refs, excluded.checkins, excluded.singles)
      where (known.*) is distinct from (excluded.*);
  end $$;

create or replace function refresh_stay_from(rooms text[]) returns void
language plpgsql as $$
  begin
    perform refresh_programme_references(rooms);
    perform refresh_cheapest_stays(rooms);
  end $$;

-- Counts everything anew, some rooms at a time.
create or replace function rebuild_stays(first_day date) returns void
language plpgsql as $$
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
  end $$;

-- Moves the day on: from-prices count from tomorrow, and the search reads rooms again that are booked days ahead.
create or replace function pass_stay_day(new_day date) returns void
language plpgsql as $$
  declare
    rooms text[];
  begin
    update stay_clock set today = new_day;
    for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
      group by place / 200
    loop
      perform refresh_stay_from(rooms);
    end loop;
    insert into search_change (hotel_id, first_month, last_month)
    select r.hotel_id, min(m.month), max(m.month) from room_month m join room r on r.id = m.room_id
    where m.lead_days is not null and m.month >= date_trunc('month', new_day) group by r.hotel_id;
  end $$;

create or replace function follow_room_months() returns trigger
language plpgsql as $$
  declare
    rooms text[];
  begin
    if current_setting('escapade.bulk', true) = 'on' then return null; end if;
    select array_agg(distinct room_id) into rooms from changed;
    if rooms is null then return null; end if;
    insert into search_change (hotel_id)
    select distinct r.hotel_id from changed n join room r on r.id = n.room_id where n.cancel_days is not null;
    perform lock_rooms(rooms);
    perform refresh_stay_from(rooms);
    return null;
  end $$;

create or replace trigger room_month_added after insert on room_month referencing new table as changed
  for each statement execute function follow_room_months();
create or replace trigger room_month_removed after delete on room_month referencing old table as changed
  for each statement execute function follow_room_months();

-- True where other prices of nights leave the from-prices of a room as they are: none of its cheapest stays has such a
-- night, and no stay with one is as cheap now. Prices that rise make none cheaper; nor do others above all from-prices.
create or replace function keeps_froms(room text, month date, were integer[], prices integer[], refs_were integer[],
  refs integer[]) returns boolean
language sql stable as $$
  select not exists (
    select from unnest(were, prices, coalesce(refs_were, were), coalesce(refs, prices)) with ordinality
      night (was, becomes, ref_was, ref_becomes, n)
    where (was <> becomes or ref_was <> ref_becomes) and (
      was = 0 or becomes = 0
      or becomes < was and becomes <= (
        select coalesce(max(total), 0) from stay_from f cross join unnest(f.cents) total where f.room_id = room)
      or exists (
        select from stay_from f cross join unnest(f.checkins) checkin
        where f.room_id = room and month + n::integer - 1 between checkin and checkin + f.nights - 1)))
$$;

-- An order takes nights that are hardly ever those of a from-price. Where nights were sold and nothing else about them
-- changed, from-prices are read anew only for rooms one of whose cheapest stays needs a night that was sold: every other
-- stay is as dear as it was, or gone. Packages say whether some of their days have stricter terms: the search reads them
-- again once that turns.
create or replace function follow_changed_room_months() returns trigger
language plpgsql as $$
  declare
    rooms text[];
    priced text[];
  begin
    if current_setting('escapade.bulk', true) = 'on' then return null; end if;
    insert into search_change (hotel_id)
    select distinct r.hotel_id from changed n join former o on o.room_id = n.room_id and o.month = n.month
    join room r on r.id = n.room_id
    where (n.cancel_days is null) <> (o.cancel_days is null);
    select array_agg(distinct n.room_id) into rooms
    from changed n join former o on o.room_id = n.room_id and o.month = n.month
    where (n.singles, n.min_los, n.max_los, n.lead_days, n.closed_to_arrival, n.closed_to_departure, n.closed)
        is distinct from
        (o.singles, o.min_los, o.max_los, o.lead_days, o.closed_to_arrival, o.closed_to_departure, o.closed)
      or (n.prices, n.refs) is distinct from (o.prices, o.refs)
        and not keeps_froms(n.room_id, n.month, o.prices, n.prices, o.refs, n.refs)
      or exists (
        select from unnest(n.available, o.available) with ordinality night (rooms_left, were, i)
        where rooms_left > were or rooms_left < were and exists (
          select from stay_from f cross join unnest(f.checkins) checkin
          where f.room_id = n.room_id and n.month + i::integer - 1 between checkin and checkin + f.nights - 1));
    select array_agg(distinct n.room_id) into priced
    from changed n join former o on o.room_id = n.room_id and o.month = n.month
    where n.prices <> o.prices and n.room_id <> all (coalesce(rooms, '{}'));
    if rooms is null and priced is null then return null; end if;
    perform lock_rooms(rooms || priced);
    if rooms is not null then perform refresh_stay_from(rooms); end if;
    if priced is not null then perform refresh_programme_references(priced); end if;
    return null;
  end $$;

create or replace trigger room_month_changed after update on room_month
  referencing old table as former new table as changed
  for each statement execute function follow_changed_room_months();

create or replace function follow_packages() returns trigger
language plpgsql as $$
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
  end $$;

create or replace trigger package_added after insert on package referencing new table as changed
  for each statement execute function follow_packages();
create or replace trigger package_changed after update on package referencing new table as changed
  for each statement execute function follow_packages();

-- One person's share is in from-prices that have nights with a price of their own for one, too.
create or replace function follow_single_shares() returns trigger
language plpgsql as $$
  begin
    if current_setting('escapade.bulk', true) = 'on' then return null; end if;
    perform refresh_stay_from(array[new.id]);
    return null;
  end $$;

create or replace trigger room_single_share after update of single_percent on room
  for each row when (old.single_percent <> new.single_percent) execute function follow_single_shares();

-- Another one of the room may be the cheapest now.
create or replace trigger package_removed after delete on package referencing old table as changed
  for each statement execute function follow_packages();

-- SEARCH. Notes say which hotels the index of a running gateway has to read again, after bulk loads too
-- (docs/decisions/027-search-in-memory.md).

create or replace function note_changed_hotels() returns trigger
language plpgsql as $$
  begin
    insert into search_change (hotel_id) select id from changed;
    return null;
  end $$;

create or replace trigger search_hotel_insert after insert on hotel referencing new table as changed
  for each statement execute function note_changed_hotels();
create or replace trigger search_hotel_update after update on hotel referencing new table as changed
  for each statement execute function note_changed_hotels();
create or replace trigger search_hotel_delete after delete on hotel referencing old table as changed
  for each statement execute function note_changed_hotels();

create or replace function note_changed_parts() returns trigger
language plpgsql as $$
  begin
    insert into search_change (hotel_id) select distinct hotel_id from changed;
    return null;
  end $$;

create or replace trigger search_room_insert after insert on room referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_room_update after update on room referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_room_delete after delete on room referencing old table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_package_insert after insert on package referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_package_update after update on package referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_package_delete after delete on package referencing old table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_stay_from_insert after insert on stay_from referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_stay_from_update after update on stay_from referencing new table as changed
  for each statement execute function note_changed_parts();
create or replace trigger search_stay_from_delete after delete on stay_from referencing old table as changed
  for each statement execute function note_changed_parts();

create or replace function note_changed_room_months() returns trigger
language plpgsql as $$
  begin
    insert into search_change (hotel_id, first_month, last_month)
    select r.hotel_id, min(c.month), max(c.month) from changed c join room r on r.id = c.room_id group by r.hotel_id;
    return null;
  end $$;

create or replace trigger search_room_month_insert after insert on room_month referencing new table as changed
  for each statement execute function note_changed_room_months();
create or replace trigger search_room_month_update after update on room_month referencing new table as changed
  for each statement execute function note_changed_room_months();
create or replace trigger search_room_month_delete after delete on room_month referencing old table as changed
  for each statement execute function note_changed_room_months();

-- The index holds what nights usually cost, too: vouchers are found and ordered by it.
create or replace function note_changed_gift_rates() returns trigger
language plpgsql as $$
  begin
    insert into search_change (hotel_id)
    select distinct r.hotel_id from changed c join room r on r.id = c.room_id;
    return null;
  end $$;

create or replace trigger search_gift_rate_insert after insert on gift_rate referencing new table as changed
  for each statement execute function note_changed_gift_rates();
create or replace trigger search_gift_rate_update after update on gift_rate referencing new table as changed
  for each statement execute function note_changed_gift_rates();
create or replace trigger search_gift_rate_delete after delete on gift_rate referencing old table as changed
  for each statement execute function note_changed_gift_rates();

-- REVISIONS. Each statement that changes what pages and caches are made of leaves a note (platform/revision).

create or replace function note_revision() returns trigger
language plpgsql as $$
  begin
    insert into revision_note default values;
    return null;
  end $$;

create or replace trigger revision_asset after insert or delete or update on asset
  for each statement execute function note_revision();
create or replace trigger revision_content_entry after insert or delete or update on content_entry
  for each statement execute function note_revision();
create or replace trigger revision_flag after insert or delete or update on flag
  for each statement execute function note_revision();
create or replace trigger revision_flag_share after insert or delete or update on flag_share
  for each statement execute function note_revision();
create or replace trigger revision_gift_rate after insert or delete or update on gift_rate
  for each statement execute function note_revision();
create or replace trigger revision_hotel after insert or delete or update on hotel
  for each statement execute function note_revision();
create or replace trigger revision_package after insert or delete or update on package
  for each statement execute function note_revision();
create or replace trigger revision_place after insert or delete or update on place
  for each statement execute function note_revision();
create or replace trigger revision_promotion_code after insert or delete on promotion_code
  for each statement execute function note_revision();
create or replace trigger revision_room after insert or delete or update on room
  for each statement execute function note_revision();
create or replace trigger revision_suggestion after insert or delete or update on suggestion
  for each statement execute function note_revision();

-- A use of a code is part of the revision when it is the last one, or comes back from there.
create or replace trigger revision_promotion_terms after update on promotion_code
  for each row when (old.uses = new.uses or (old.uses >= old.max_uses) is distinct from (new.uses >= new.max_uses))
  execute function note_revision();

-- PICTURES

-- Answers what pages say of a list of assets, in its order; one that is not there is left out.
create or replace function asset_pictures(ids jsonb) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('address', a.address, 'alts', a.alts, 'legends', a.legends,
    'credit', a.credit, 'placeholder', a.placeholder) order by listed.n), '[]')
  from jsonb_array_elements_text(ids) with ordinality listed (id, n) join asset a on a.id = listed.id
$$;

-- Puts the pictures of a programme's lines into the place of their ids.
create or replace function asset_programme(programme jsonb) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(line || jsonb_build_object('picture',
    asset_pictures(jsonb_path_query_array(line -> 'picture', '$ ? (@ != null)')) -> 0) order by n), '[]')
  from jsonb_array_elements(programme) with ordinality listed (line, n)
$$;

-- Names all that show an asset: `hotel 10001`. Content refers by the addresses that it holds.
create or replace function asset_uses(asset_id text) returns table (used_by text)
language sql stable as $$
  select 'hotel ' || id from hotel where pictures ? asset_id
  union all select 'room ' || id from room where pictures ? asset_id
  union all select 'stay ' || id from package
    where pictures ? asset_id or program @> jsonb_build_array(jsonb_build_object('picture', asset_id))
  union all select 'activity ' || id from activity where pictures ? asset_id
  union all select 'activity ' || id from activity_product where pictures ? asset_id
  union all select 'box ' || id from gift_box where pictures ? asset_id
  union all select kind || ' ' || c.id || ' ' || locale from content_entry c join asset a on a.id = asset_id
    where strpos(c.content::text, '/images/' || a.address || '/') > 0
      or strpos(c.content::text, '/images/' || a.address || '"') > 0
$$;

-- GIFTS. A balance is the sum of its movements.

create or replace function move_gift_balance() returns trigger
language plpgsql as $$
  begin
    update gift set balance_cents = balance_cents + new.amount_cents where gift_uuid = new.gift_uuid
      returning balance_cents into new.balance_cents;
    return new;
  end $$;

create or replace trigger move_gift_balance before insert on gift_movement
  for each row execute function move_gift_balance();

create or replace function keep_gift_movement() returns trigger
language plpgsql as $$
  begin
    raise exception 'Movements of gifts are kept as they are';
  end $$;

create or replace trigger keep_gift_movement before delete or update on gift_movement
  for each row execute function keep_gift_movement();

-- ORDERS. Events are written once; they go with their order.

create or replace function keep_order_event() returns trigger
language plpgsql as $$
  begin
    -- A cascade runs in the trigger of the foreign key.
    if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
      return old;
    end if;
    raise exception 'Events of orders are kept as they are';
  end $$;

create or replace trigger keep_order_event before delete or update on order_event
  for each row execute function keep_order_event();
