import { statements } from './statements'

/**
 * An operator can close a night. What is left of it stays known and grows with what is given back, but it cannot be
 * bought: the months say that there is no room. The way back sells closed nights again.
 */
export const up = statements([
  'alter table room_day add column closed boolean not null default false',
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
])

export const down = statements([
  'update room_day set closed = false where closed',
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
  'alter table room_day drop column closed',
])
