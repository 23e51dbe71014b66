import { type Kysely, sql } from 'kysely'
import { refreshStayFrom } from './003-stay-months'
import { anew, monthsOfSellable } from './016-whole-prices'

/**
 * The same months and from-prices as before in half the time. The year of a room is read in the order of its days
 * instead of sorted with those of others, and not at all where no package is for it. Cheapest stays are looked for
 * once for all packages of a room that differ in their prices only, over days that are taken out of their arrays
 * together instead of one by one.
 */
export const monthsInOnePass = monthsOfSellable.replace(
  /join \(\s+select room_id, array_agg[\s\S]+?\) c on c\.room_id = p\.room_id/,
  `join (
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
      ) c on c.room_id = p.room_id`,
)

const most = [1, 2, 3, 4, 5]
const forEach = (column: (rooms: number) => string) => most.map(column).join(', ')

/** What each package of the rooms is sold by. Its shortest stays, by weekday, are those of `shortestOf`. */
type ProductsOfRooms = { products: string; shortestOf: 'p' | 's' }

/** In `price` the upper 31 bits are what the nights cost, the lower ones their reference. Days count from 2000. */
export const cheapestOf = ({
  products,
  shortestOf,
}: ProductsOfRooms) => `create or replace function refresh_cheapest_stays(rooms text[])
    returns void language plpgsql set work_mem = '32MB' as $$
    declare
      today integer := (select c.today - date '2000-01-01' from stay_clock c);
    begin
      delete from stay_from where room_id = any(rooms);
      insert into stay_from
      with product as materialized (
        ${products}
      ),
      pattern as materialized (
        select row_number() over () as id, room_id, shortest, min(package_id) as package_id
        from product group by room_id, shortest
      ),
      arrival as (
        select p.id, s.month - date '2000-01-01' as first_day, ${shortestOf}.shortest, s.prices, r.refs, s.available,
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
          select id, nights, ${forEach((n) => `min(price) filter (where rooms_left >= ${n}) as best_${n}`)}
          from stay where rooms_left > 0 group by id, nights
        ) by_nights
        order by id, nights
      ),
      dated as (
        select b.*, ${forEach((n) => `min(s.day) filter (where s.price = best_${n} and rooms_left >= ${n}) as day_${n}`)}
        from best b
        join stay s on s.id = b.id and s.nights = b.nights and s.rooms_left > 0
          and s.price in (${forEach((n) => `best_${n}`)})
        group by b.id, b.nights, ${forEach((n) => `best_${n}`)}
      )
      select p.package_id, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.expiration, p.foremost,
        d.nights,
        array[${forEach((n) => `(best_${n} >> 31)::integer`)}],
        array[${forEach((n) => `(best_${n} & 2147483647)::integer`)}],
        array[${forEach((n) => `date '2000-01-01' + day_${n}`)}]
      from product p
      join pattern q on q.room_id = p.room_id and q.shortest = p.shortest
      join dated d on d.id = q.id and d.nights <= p.max_nights;
    end $$`

export const cheapestStays = cheapestOf({
  products: `select distinct on (package_id) package_id, hotel_id, room_id, capacity, night_cents, stay_cents, max_nights,
          expiration, foremost, shortest
        from stay_month where room_id = any(rooms)
        order by package_id, month`,
  shortestOf: 's',
})

const cheapestAsBefore = anew(refreshStayFrom)
  .replace('refresh_stay_from(', 'refresh_cheapest_stays(')
  .replace('language plpgsql as', "language plpgsql set work_mem = '32MB' as")

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(monthsInOnePass).execute(db)
  await sql.raw(cheapestStays).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cheapestAsBefore).execute(db)
  await sql.raw(monthsOfSellable).execute(db)
}
