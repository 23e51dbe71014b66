import { statements } from './statements'

/**
 * The same months and from-prices as before in half the time. The year of a room is read in the order of its days
 * instead of sorted with those of others, and not at all where no package is for it. Cheapest stays are looked for
 * once for all packages of a room that differ in their prices only, over days that are taken out of their arrays
 * together instead of one by one. In `price` the upper 31 bits are what the nights cost, the lower ones their
 * reference; days count from 2000.
 */
export const up = statements([
  `create or replace function refresh_stay_months(rooms text[], first_month date, last_month date)
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
              coalesce(d.available, 0::smallint) as left_,
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
])

export const down = statements([
  `create or replace function refresh_cheapest_stays(rooms text[]) returns void language plpgsql set work_mem = '32MB' as $$
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
    end $$`,
  `create or replace function refresh_stay_months(rooms text[], first_month date, last_month date)
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
        select room_id, array_agg(price) as prices, array_agg(ref) as refs, array_agg(left_) as available,
          array_agg(los) as arrivals
        from (
          select wanted.room_id, coalesce(d.price_cents, 0) as price, coalesce(f.cents, d.price_cents, 0) as ref,
            coalesce(d.available, 0::smallint) as left_,
            case when d.closed_to_arrival then 0::smallint else coalesce(d.min_los, 0::smallint) end as los
          from unnest(rooms) wanted (room_id)
          cross join generate_series(first_month, last_day, interval '1 day') nights (night)
          left join (
            select * from room_day where room_id = any(rooms) and day between first_month and last_day
          ) d on d.room_id = wanted.room_id and d.day = nights.night::date
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
    end $$`,
])
