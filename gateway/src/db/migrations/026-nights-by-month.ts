import { type Kysely, sql } from 'kysely'
import { statements as initial } from './001-initial'
import { statements as stays } from './003-stay-months'
import { statements as changes, createdTrigger, triggers } from './010-search-changes'
import { anew, cheaperSellable } from './016-whole-prices'
import { cheapestStays } from './019-months-in-one-pass'
import { monthsWithoutClosed } from './021-closed-nights'
import { follow, followers, references } from './026-what-follows-nights'

/**
 * The nights of a room are a row for each month, its days in arrays: index 1 is the first. A night and a package's
 * month are views of it, so that nothing has to be brought in step but from-prices
 * (docs/decisions/046-nights-by-month.md).
 */
const days = "extract(day from month + interval '1 month' - interval '1 day')"
const whole = (column: string) =>
  `cardinality(${column}) = ${days} and array_position(${column}, null) is null`

const tables = [
  // No foreign key: rows of a bulk load would be checked one by one.
  `create table room_month (
    room_id text not null,
    month date not null check (month = date_trunc('month', month)),
    prices integer[] not null check (0 <= all(prices) and ${whole('prices')}),
    refs integer[] check (${whole('refs')}),
    available smallint[] not null check (0 <= all(available) and ${whole('available')}),
    min_los smallint[] not null check (0 <= all(min_los) and ${whole('min_los')}),
    closed_to_arrival smallint[] not null default '{}',
    closed smallint[] not null default '{}',
    primary key (room_id, month)
  )`,
  // Nothing is planned by what is in them, and counting it takes longer than all the rest.
  ...['prices', 'refs', 'available', 'min_los'].map(
    (column) => `alter table room_month alter column ${column} set statistics 0`,
  ),
]

const carryOver = `insert into room_month (room_id, month, prices, available, min_los, closed_to_arrival, closed)
  select m.room_id, m.month, array_agg(coalesce(d.price_cents, 0) order by n),
    array_agg(coalesce(d.available, 0::smallint) order by n), array_agg(coalesce(d.min_los, 0::smallint) order by n),
    coalesce(array_agg(n order by n) filter (where d.closed_to_arrival), '{}'),
    coalesce(array_agg(n order by n) filter (where d.closed), '{}')
  from (select distinct room_id, date_trunc('month', day)::date as month from room_day) m
  cross join lateral generate_series(1, ${days}::integer) n
  left join room_day d on d.room_id = m.room_id and d.day = m.month + n - 1
  group by m.room_id, m.month order by m.room_id, m.month`

/** A day without a price is not for sale. */
const nights = `create view room_day as
  select m.room_id, m.month + n - 1 as day, m.prices[n] as price_cents, m.available[n] as available,
    m.min_los[n] as min_los, n = any(m.closed_to_arrival) as closed_to_arrival, n = any(m.closed) as closed
  from room_month m cross join lateral generate_series(1, cardinality(m.prices)) n
  where m.prices[n] > 0`

const withoutDays = `create function without_days(nights smallint[], days smallint[])
  returns smallint[] language plpgsql immutable strict as $$
    declare
      day smallint;
    begin
      foreach day in array days loop nights[day] := 0; end loop;
      return nights;
    end $$`

/** What is left when so many rooms come back on each of the days, or are taken where the number is below 0. */
const withRooms = `create function with_rooms(available smallint[], days smallint[], rooms smallint[])
  returns smallint[] language plpgsql immutable strict as $$
    begin
      for i in 1..cardinality(days) loop available[days[i]] := available[days[i]] + rooms[i]; end loop;
      return available;
    end $$`

/** 45 days from the first on, so that the longest stay is read from the month of its check-in. */
const runOn = (column: (month: string) => string, zero: string) =>
  `${column('m')} || (coalesce(${column('n')}, array_fill(${zero}, array[17])))[1:45 - cardinality(m.prices)]`

/** Written out: a function that is given a package has all its texts unpacked first. */
const isCheaper = cheaperSellable.replace(/^[\s\S]+?\$\$\s+select /, '').replace(/\s+\$\$$/, '')

const terms = `p.id as package_id, p.hotel_id, p.room_id, r.max_capacity as capacity, p.night_cents, p.stay_cents,
  p.max_nights, case when is_sellable(p) then p.expiration else date 'epoch' end as expiration,
  not exists (select 1 from package q where ${isCheaper}) as foremost,
  case when p.activity_ids = '{}' then array_fill(p.min_nights, array[7])
    else shortest_stays(p.min_nights, p.activity_ids) end as shortest`

const views = [
  `create view stay_terms as select ${terms} from package p join room r on r.id = p.room_id where p.published`,
  `create view stay_month as
    select p.package_id, m.month, p.hotel_id, p.room_id, p.capacity, p.night_cents, p.stay_cents, p.max_nights,
      p.expiration, p.foremost, p.shortest,
      ${runOn((month) => `${month}.prices`, '0')} as prices,
      case when m.refs is not null or n.refs is not null
        then ${runOn((month) => `coalesce(${month}.refs, ${month}.prices)`, '0')} end as refs,
      ${runOn((month) => `without_days(${month}.available, ${month}.closed)`, '0::smallint')} as available,
      ${runOn((month) => `without_days(${month}.min_los, ${month}.closed_to_arrival)`, '0::smallint')} as arrivals
    from stay_terms p
    join room_month m on m.room_id = p.room_id
    left join room_month n on n.room_id = m.room_id and n.month = (m.month + interval '1 month')::date
    where m.month >= (select date_trunc('month', today)::date from stay_clock)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...tables,
    carryOver,
    'drop table stay_month, room_day',
    'drop function refresh_stay_months, follow_room_days, record_price, note_changed_months, cheaper_stay',
    nights,
    withoutDays,
    withRooms,
    ...views,
    ...references,
    `update room_month m set refs = month_references(room_id, month, prices)
      where exists (select 1 from price_history h where h.room_id = m.room_id and h.day between month and month + 30)`,
    ...follow,
    ...followers,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const whereWas = (statements: string[], beginning: string) => {
  const found = statements.find((statement) => statement.startsWith(`create ${beginning}`))
  if (!found) throw new Error(`No migration made ${beginning}`)
  return found
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const functions = ['rebuild_stays', 'pass_stay_day', 'follow_packages'].map((name) =>
    anew(whereWas(stays, `function ${name}`)),
  )
  const statements = [
    'drop view stay_month, stay_terms',
    'alter view room_day rename to night',
    whereWas(initial, 'table room_day'),
    'alter table room_day add column closed boolean not null default false',
    `insert into room_day (room_id, day, price_cents, available, min_los, closed_to_arrival, closed)
      select room_id, day, price_cents, available, min_los, closed_to_arrival, closed from night order by room_id, day`,
    'drop view night',
    'drop table room_month',
    `drop function follow_room_months, lock_rooms, note_changed_room_months, record_prices, refresh_references,
      month_references, with_rooms, without_days`,
    whereWas(stays, 'table stay_month'),
    ...['stay_month_hotel', 'stay_month_room'].map((name) => whereWas(stays, `index ${name}`)),
    cheaperSellable.replace('create or replace', 'create'),
    monthsWithoutClosed.replace('create or replace', 'create'),
    cheapestStays,
    ...functions,
    whereWas(stays, 'function follow_room_days'),
    whereWas(initial, 'function record_price'),
    whereWas(changes, 'function note_changed_months'),
    ...triggers.filter(({ table }) => table === 'stay_month').map(createdTrigger),
    'select rebuild_stays((select today from stay_clock))',
    ...[...initial, ...stays].filter((statement) => /^create trigger room_day_/.test(statement)),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
