-- Functions and triggers, as all migrations together leave them. Generated: pnpm --filter @escapade/gateway schema

CREATE OR REPLACE FUNCTION public.activity_reference_prices(products text[])
 RETURNS TABLE(product_id text, adults smallint, cents integer)
 LANGUAGE sql
 STABLE
AS $function$
      select product_id, adults, min(price_cents) filter (where next_at > last_at - interval '30 days')
      from (
        select h.product_id, h.adults, h.price_cents,
          lead(changed_at) over (partition by h.product_id, h.adults order by changed_at, id) as next_at,
          max(changed_at) over (partition by h.product_id, h.adults) as last_at
        from activity_price_history h
        where h.product_id = any(products)
      ) changes
      where next_at is not null
      group by product_id, adults
    $function$;

CREATE OR REPLACE FUNCTION public.asset_pictures(ids jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
    select coalesce(jsonb_agg(jsonb_build_object('address', a.address, 'alts', a.alts, 'legends', a.legends,
      'credit', a.credit, 'placeholder', a.placeholder) order by listed.n), '[]')
    from jsonb_array_elements_text(ids) with ordinality listed (id, n) join asset a on a.id = listed.id
  $function$;

CREATE OR REPLACE FUNCTION public.asset_programme(programme jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
    select coalesce(jsonb_agg(line || jsonb_build_object('picture',
      asset_pictures(jsonb_path_query_array(line -> 'picture', '$ ? (@ != null)')) -> 0) order by n), '[]')
    from jsonb_array_elements(programme) with ordinality listed (line, n)
  $function$;

CREATE OR REPLACE FUNCTION public.asset_uses(asset_id text)
 RETURNS TABLE(used_by text)
 LANGUAGE sql
 STABLE
AS $function$
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
  $function$;

CREATE OR REPLACE FUNCTION public.follow_changed_room_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.follow_packages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.follow_room_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      rooms text[];
    begin
      if current_setting('escapade.bulk', true) = 'on' then return null; end if;
      select array_agg(distinct room_id) into rooms from changed;
      if rooms is null then return null; end if;
      perform lock_rooms(rooms);
      perform refresh_stay_from(rooms);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.is_sellable(p package)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select p.published and coalesce(p.connectivity, 'PRODUCTION') = 'PRODUCTION'
$function$;

CREATE OR REPLACE FUNCTION public.keep_gift_movement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'Movements of gifts are kept as they are';
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'Prices that were asked are kept as they are';
    end $function$;

CREATE OR REPLACE FUNCTION public.lock_rooms(rooms text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      perform 1 from room where id = any(rooms) order by id for no key update;
    end $function$;

CREATE OR REPLACE FUNCTION public.month_references(room text, month date, prices integer[])
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$
    select nullif(array_agg(case when price = 0 then 0 else coalesce(f.cents, price) end order by n), prices)
    from unnest(prices) with ordinality night (price, n)
    left join reference_prices(array[room], month, month + 30) f on f.day = month + n::integer - 1
  $function$;

CREATE OR REPLACE FUNCTION public.move_gift_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update gift set balance_cents = balance_cents + new.amount_cents where gift_uuid = new.gift_uuid
        returning balance_cents into new.balance_cents;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_gift_rates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_change (hotel_id)
        select distinct r.hotel_id from changed c join room r on r.id = c.room_id;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_hotels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into search_change (hotel_id) select id from changed;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into search_change (hotel_id) select distinct hotel_id from changed;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_room_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into search_change (hotel_id, first_month, last_month)
      select r.hotel_id, min(c.month), max(c.month) from changed c join room r on r.id = c.room_id group by r.hotel_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into revision_note default values;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.pass_stay_day(new_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      rooms text[];
    begin
      update stay_clock set today = new_day;
      for rooms in select array_agg(id) from (select id, row_number() over (order by id) as place from room) room
        group by place / 200
      loop
        perform refresh_stay_from(rooms);
      end loop;
    end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_stays(first_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.record_activity_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into activity_price_history (product_id, adults, price_cents, changed_at)
      select old.product_id, old.adults, old.price_cents, '-infinity'
      where not exists (
        select 1 from activity_price_history where product_id = old.product_id and adults = old.adults
      );
      insert into activity_price_history (product_id, adults, price_cents)
      values (new.product_id, new.adults, new.price_cents);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.record_package_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into package_price_history (package_id, night_cents, stay_cents, changed_at)
      select old.id, old.night_cents, old.stay_cents, '-infinity'
      where not exists (select 1 from package_price_history where package_id = old.id);
      insert into package_price_history (package_id, night_cents, stay_cents)
      values (new.id, new.night_cents, new.stay_cents);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.record_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.reference_prices(rooms text[], first_day date, last_day date)
 RETURNS TABLE(room_id text, day date, cents integer)
 LANGUAGE sql
 STABLE
AS $function$
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
    $function$;

CREATE OR REPLACE FUNCTION public.refresh_cheapest_stays(rooms text[])
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '32MB'
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.refresh_programme_references(rooms text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.refresh_references(rooms text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      update room_month m set refs = month_references(m.room_id, m.month, m.prices)
      where m.room_id = any(rooms) and m.month >= (select date_trunc('month', today)::date from stay_clock)
        and exists (select 1 from price_history h where h.room_id = m.room_id and h.day between m.month and m.month + 30)
        and m.refs is distinct from month_references(m.room_id, m.month, m.prices);
    end $function$;

CREATE OR REPLACE FUNCTION public.refresh_stay_from(rooms text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      perform refresh_programme_references(rooms);
      perform refresh_cheapest_stays(rooms);
    end $function$;

CREATE OR REPLACE FUNCTION public.shortest_stays(min_nights smallint, activities text[])
 RETURNS smallint[]
 LANGUAGE sql
 STABLE
AS $function$
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
    $function$;

CREATE OR REPLACE FUNCTION public.with_rooms(available smallint[], days smallint[], rooms smallint[])
 RETURNS smallint[]
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
    begin
      for i in 1..cardinality(days) loop available[days[i]] := available[days[i]] + rooms[i]; end loop;
      return available;
    end $function$;

CREATE OR REPLACE FUNCTION public.without_days(nights smallint[], days smallint[])
 RETURNS smallint[]
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
    declare
      day smallint;
    begin
      foreach day in array days loop nights[day] := 0; end loop;
      return nights;
    end $function$;

CREATE TRIGGER activity_price_changed AFTER UPDATE OF price_cents ON activity_price FOR EACH ROW WHEN (old.price_cents <> new.price_cents) EXECUTE FUNCTION record_activity_price();

CREATE TRIGGER keep_activity_price_history BEFORE DELETE OR UPDATE ON activity_price_history FOR EACH ROW EXECUTE FUNCTION keep_price_history();

CREATE TRIGGER revision_asset AFTER INSERT OR DELETE OR UPDATE ON asset FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER revision_content_entry AFTER INSERT OR DELETE OR UPDATE ON content_entry FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER revision_flag AFTER INSERT OR DELETE OR UPDATE ON flag FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER revision_flag_share AFTER INSERT OR DELETE OR UPDATE ON flag_share FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER keep_gift_movement BEFORE DELETE OR UPDATE ON gift_movement FOR EACH ROW EXECUTE FUNCTION keep_gift_movement();

CREATE TRIGGER move_gift_balance BEFORE INSERT ON gift_movement FOR EACH ROW EXECUTE FUNCTION move_gift_balance();

CREATE TRIGGER revision_gift_rate AFTER INSERT OR DELETE OR UPDATE ON gift_rate FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER search_gift_rate_delete AFTER DELETE ON gift_rate REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_gift_rates();

CREATE TRIGGER search_gift_rate_insert AFTER INSERT ON gift_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_gift_rates();

CREATE TRIGGER search_gift_rate_update AFTER UPDATE ON gift_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_gift_rates();

CREATE TRIGGER revision_hotel AFTER INSERT OR DELETE OR UPDATE ON hotel FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER search_hotel_delete AFTER DELETE ON hotel REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hotels();

CREATE TRIGGER search_hotel_insert AFTER INSERT ON hotel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hotels();

CREATE TRIGGER search_hotel_update AFTER UPDATE ON hotel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hotels();

CREATE TRIGGER package_added AFTER INSERT ON package REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_packages();

CREATE TRIGGER package_changed AFTER UPDATE ON package REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_packages();

CREATE TRIGGER package_price AFTER UPDATE OF night_cents, stay_cents ON package FOR EACH ROW WHEN (old.night_cents IS DISTINCT FROM new.night_cents OR old.stay_cents IS DISTINCT FROM new.stay_cents) EXECUTE FUNCTION record_package_price();

CREATE TRIGGER package_removed AFTER DELETE ON package REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_packages();

CREATE TRIGGER revision_package AFTER INSERT OR DELETE OR UPDATE ON package FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER search_package_delete AFTER DELETE ON package REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_package_insert AFTER INSERT ON package REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_package_update AFTER UPDATE ON package REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER keep_package_price_history BEFORE DELETE OR UPDATE ON package_price_history FOR EACH ROW EXECUTE FUNCTION keep_price_history();

CREATE TRIGGER revision_place AFTER INSERT OR DELETE OR UPDATE ON place FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER keep_price_history BEFORE DELETE OR UPDATE ON price_history FOR EACH ROW EXECUTE FUNCTION keep_price_history();

CREATE TRIGGER revision_promotion_code AFTER INSERT OR DELETE ON promotion_code FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER revision_promotion_terms AFTER UPDATE ON promotion_code FOR EACH ROW WHEN (old.uses = new.uses OR (old.uses >= old.max_uses) IS DISTINCT FROM (new.uses >= new.max_uses)) EXECUTE FUNCTION note_revision();

CREATE TRIGGER revision_room AFTER INSERT OR DELETE OR UPDATE ON room FOR EACH STATEMENT EXECUTE FUNCTION note_revision();

CREATE TRIGGER search_room_delete AFTER DELETE ON room REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_room_insert AFTER INSERT ON room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_room_update AFTER UPDATE ON room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER room_month_added AFTER INSERT ON room_month REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_room_months();

CREATE TRIGGER room_month_changed AFTER UPDATE ON room_month REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_changed_room_months();

CREATE TRIGGER room_month_prices BEFORE UPDATE OF prices ON room_month FOR EACH ROW WHEN (old.prices <> new.prices) EXECUTE FUNCTION record_prices();

CREATE TRIGGER room_month_removed AFTER DELETE ON room_month REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_room_months();

CREATE TRIGGER search_room_month_delete AFTER DELETE ON room_month REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_room_months();

CREATE TRIGGER search_room_month_insert AFTER INSERT ON room_month REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_room_months();

CREATE TRIGGER search_room_month_update AFTER UPDATE ON room_month REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_room_months();

CREATE TRIGGER search_stay_from_delete AFTER DELETE ON stay_from REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_stay_from_insert AFTER INSERT ON stay_from REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER search_stay_from_update AFTER UPDATE ON stay_from REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();

CREATE TRIGGER revision_suggestion AFTER INSERT OR DELETE OR UPDATE ON suggestion FOR EACH STATEMENT EXECUTE FUNCTION note_revision();
