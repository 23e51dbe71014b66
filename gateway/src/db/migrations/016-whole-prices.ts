import { statements } from './statements'

/**
 * A stay costs its nights and what they include: both have an append-only history now, and the reference price is the
 * lowest of the whole. Nights and programme change apart from each other, so that the lowest of both is only promised
 * where it was asked at once: the part that changed first counts with its own price at most, which never says more
 * than the law allows (docs/decisions/034-reference-price-of-the-whole-stay.md).
 *
 * A package that is connected for trying only has its prices here, for the page that shows it, and counts as sold
 * until 1970.
 */
export const up = statements([
  `create table package_price_history (
    id bigint generated always as identity primary key,
    package_id text not null,
    night_cents integer not null,
    stay_cents integer not null,
    changed_at timestamptz not null default now()
  )`,
  'create index package_price_history_package on package_price_history (package_id, changed_at)',
  `create function record_package_price() returns trigger language plpgsql as $$
    begin
      insert into package_price_history (package_id, night_cents, stay_cents, changed_at)
      select old.id, old.night_cents, old.stay_cents, '-infinity'
      where not exists (select 1 from package_price_history where package_id = old.id);
      insert into package_price_history (package_id, night_cents, stay_cents)
      values (new.id, new.night_cents, new.stay_cents);
      return null;
    end $$`,
  `create trigger package_price after update of night_cents, stay_cents on package for each row
    when ((old.night_cents, old.stay_cents) is distinct from (new.night_cents, new.stay_cents))
    execute function record_package_price()`,
  `create table programme_reference (
    package_id text primary key references package on delete cascade,
    night_cents integer not null,
    stay_cents integer not null
  )`,
  `create function keep_price_history() returns trigger language plpgsql as $$
    begin
      raise exception 'Prices that were asked are kept as they are';
    end $$`,
  `create trigger keep_price_history before update or delete on price_history
    for each row execute function keep_price_history()`,
  `create trigger keep_package_price_history before update or delete on package_price_history
    for each row execute function keep_price_history()`,
  `create trigger keep_activity_price_history before update or delete on activity_price_history
    for each row execute function keep_price_history()`,
  `create function is_sellable(p package) returns boolean language sql immutable as $$
  select p.published and coalesce(p.connectivity, 'PRODUCTION') = 'PRODUCTION'
$$`,
  `create or replace function cheaper_stay(q package, p package) returns boolean language sql stable as $$
      select q.room_id = p.room_id and is_sellable(q)
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)
    $$`,
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
  `create or replace function
    reference_prices(rooms text[], first_day date, last_day date)
    returns table (room_id text, day date, cents integer) language sql stable as $$
      select changes.room_id, changes.day, min(price_cents) filter (
        where next_at > last_at - interval '30 days' or (next_at is null and programme.at > last_at))
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
    $$`,
  `create function refresh_programme_references(rooms text[])
  returns void language plpgsql as $$
    begin
      delete from programme_reference r using package p where p.room_id = any(rooms) and p.id = r.package_id;
      insert into programme_reference
      select package_id,
        min(night_cents) filter (where next_at > last_at - interval '30 days' or (next_at is null and nights_at > last_at)),
        min(stay_cents) filter (where next_at > last_at - interval '30 days' or (next_at is null and nights_at > last_at))
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
      on conflict (package_id) do update set night_cents = excluded.night_cents, stay_cents = excluded.stay_cents;
    end $$`,
  'alter function refresh_stay_from(text[]) rename to refresh_cheapest_stays',
  `create function refresh_stay_from(rooms text[]) returns void language plpgsql as $$
    begin
      perform refresh_programme_references(rooms);
      perform refresh_cheapest_stays(rooms);
    end $$`,
  `update package set sort = sort where connectivity <> 'PRODUCTION'`,
])

export const down = statements([
  'drop function refresh_stay_from(text[])',
  'alter function refresh_cheapest_stays(text[]) rename to refresh_stay_from',
  'drop function refresh_programme_references',
  `create or replace function reference_prices(rooms text[], first_day date, last_day date)
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
    $$`,
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
        p.expiration, p.foremost, p.shortest,
        c.prices[m::date - first_month + 1:m::date - first_month + 45],
        nullif(c.refs[m::date - first_month + 1:m::date - first_month + 45],
          c.prices[m::date - first_month + 1:m::date - first_month + 45]),
        c.available[m::date - first_month + 1:m::date - first_month + 45],
        c.arrivals[m::date - first_month + 1:m::date - first_month + 45]
      from (
        select p.*, r.max_capacity, shortest_stays(p.min_nights, p.activity_ids) as shortest,
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
  `create or replace function cheaper_stay(q package, p package) returns boolean language sql stable as $$
      select q.room_id = p.room_id and q.published
        and (q.night_cents + q.stay_cents = 0) = (p.night_cents + p.stay_cents = 0)
        and q.night_cents <= p.night_cents and q.stay_cents <= p.stay_cents
        and q.min_nights <= p.min_nights and q.max_nights >= p.max_nights and q.activity_ids <@ p.activity_ids
        and (q.expiration is null or q.expiration >= p.expiration)
        and (q.night_cents, q.stay_cents, q.id) < (p.night_cents, p.stay_cents, p.id)
    $$`,
  'drop function is_sellable',
  'drop trigger if exists keep_price_history on price_history',
  'drop trigger if exists keep_package_price_history on package_price_history',
  'drop trigger if exists keep_activity_price_history on activity_price_history',
  'drop trigger package_price on package',
  'drop function keep_price_history, record_package_price',
  'drop table programme_reference, package_price_history',
  `update package set sort = sort where connectivity <> 'PRODUCTION'`,
])
