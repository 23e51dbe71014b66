import { type Kysely, sql } from 'kysely'
import { cheaperStay, referencePrices } from './003-stay-months'
import { refreshStayMonths } from './011-stay-months-by-room'

/**
 * What a stay costs is the nights and what they include: both have a history now, that nobody rewrites, and the
 * reference price is the lowest of the whole. Nights and programme change apart from each other, so that the lowest of
 * both is only promised where it was asked at once: whichever changed before the other counts with its own price at
 * most, which never says more than the law allows (docs/decisions/034-whole-prices.md).
 *
 * What is connected for trying only has its prices here, for the page that shows it, and is sold until 1970.
 */
export const anew = (statement: string) => statement.replace('create function', 'create or replace function')

const tables = [
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
]

const histories = ['price_history', 'package_price_history', 'activity_price_history']
const guards = histories.map(
  (history) => `create trigger keep_${history} before update or delete on ${history}
    for each row execute function keep_price_history()`,
)

const isSellable = `create function is_sellable(p package) returns boolean language sql immutable as $$
  select p.published and coalesce(p.connectivity, 'PRODUCTION') = 'PRODUCTION'
$$`

/** What is not sold stands for nothing. */
export const cheaperSellable = anew(cheaperStay).replace('and q.published', 'and is_sellable(q)')

const soldUntil = `case when is_sellable(p) then p.expiration else date 'epoch' end as sold_until`
export const monthsOfSellable = refreshStayMonths
  .replace('select p.*, r.max_capacity,', `select p.*, ${soldUntil}, r.max_capacity,`)
  .replace('p.expiration, p.foremost', 'p.sold_until, p.foremost')

const referencesWithProgramme = `create or replace function
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
    $$`

/** Lowest programme of the 30 days before the last change of it, for packages whose programme has changed. */
const programmeReferences = `create function refresh_programme_references(rooms text[])
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
    end $$`

const follow = [
  'alter function refresh_stay_from(text[]) rename to refresh_cheapest_stays',
  `create function refresh_stay_from(rooms text[]) returns void language plpgsql as $$
    begin
      perform refresh_programme_references(rooms);
      perform refresh_cheapest_stays(rooms);
    end $$`,
]

/** What the rooms of these packages cost is written down anew, for the triggers follow every change. */
const followTested = `update package set sort = sort where connectivity <> 'PRODUCTION'`

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...tables,
    ...guards,
    isSellable,
    cheaperSellable,
    monthsOfSellable,
    referencesWithProgramme,
    programmeReferences,
    ...follow,
    followTested,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'drop function refresh_stay_from(text[])',
    'alter function refresh_cheapest_stays(text[]) rename to refresh_stay_from',
    'drop function refresh_programme_references',
    anew(referencePrices),
    refreshStayMonths,
    anew(cheaperStay),
    'drop function is_sellable',
    ...histories.map((history) => `drop trigger if exists keep_${history} on ${history}`),
    'drop trigger package_price on package',
    'drop function keep_price_history, record_package_price',
    'drop table programme_reference, package_price_history',
    followTested,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
