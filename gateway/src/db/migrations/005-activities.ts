import { type Kysely, sql } from 'kysely'

/** Activities that are sold without a night: where they are, what they hold, prices by party, places by day. */
const statements = [
  `create table activity_center (
    id text primary key,
    label text not null,
    kind text not null,
    hotel_id text references hotel on delete cascade,
    stars smallint check (stars between 0 and 5),
    city_id text not null,
    department_id text,
    region_id text,
    country_code text not null,
    place_ids text[] not null default '{}',
    latitude double precision not null,
    longitude double precision not null,
    place_locale text not null,
    street_address text not null,
    zip_code text not null,
    city_label text not null
  )`,
  'create index activity_center_city on activity_center (city_id)',
  'create index activity_center_hotel on activity_center (hotel_id)',
  'create index activity_center_position on activity_center (latitude, longitude)',

  `create table activity_product (
    id text primary key,
    center_id text not null references activity_center on delete cascade,
    theme text not null,
    labels jsonb not null,
    headwords jsonb not null,
    descriptions jsonb not null,
    parts jsonb not null,
    nice_to_know jsonb not null,
    important_infos jsonb not null,
    pictures jsonb not null,
    weekdays smallint[] not null,
    capacity smallint not null check (capacity >= 0),
    popularity integer not null default 0,
    last_day date,
    published boolean not null default true
  )`,
  'create index activity_product_center on activity_product (center_id)',
  'create index activity_product_theme on activity_product (theme)',

  `create table activity_price (
    product_id text not null references activity_product on delete cascade,
    adults smallint not null check (adults > 0),
    price_cents integer not null check (price_cents > 0),
    primary key (product_id, adults)
  )`,

  `create table activity_price_history (
    id bigint generated always as identity primary key,
    product_id text not null,
    adults smallint not null,
    price_cents integer not null,
    changed_at timestamptz not null default now()
  )`,
  'create index activity_price_history_product on activity_price_history (product_id, adults, changed_at)',
  // As for nights: whoever changes a price, the database remembers; the first change also notes what was before.
  `create function record_activity_price() returns trigger language plpgsql as $$
    begin
      insert into activity_price_history (product_id, adults, price_cents, changed_at)
      select old.product_id, old.adults, old.price_cents, '-infinity'
      where not exists (
        select 1 from activity_price_history where product_id = old.product_id and adults = old.adults
      );
      insert into activity_price_history (product_id, adults, price_cents)
      values (new.product_id, new.adults, new.price_cents);
      return null;
    end $$`,
  `create trigger activity_price_changed after update of price_cents on activity_price
    for each row when (old.price_cents <> new.price_cents) execute function record_activity_price()`,

  // The lowest price in force during the 30 days before the present one began; no row where it never changed.
  `create function activity_reference_prices(products text[])
    returns table (product_id text, adults smallint, cents integer) language sql stable as $$
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
    $$`,

  `create table activity_product_day (
    product_id text not null references activity_product on delete cascade,
    day date not null,
    taken smallint not null check (taken >= 0),
    primary key (product_id, day)
  )`,
]

const drops = [
  'drop table activity_product_day',
  'drop function activity_reference_prices',
  'drop table activity_price_history',
  'drop table activity_price',
  'drop function record_activity_price',
  'drop table activity_product',
  'drop table activity_center',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of drops) await sql.raw(statement).execute(db)
}
