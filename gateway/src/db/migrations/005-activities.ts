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

  `create table activity_product_day (
    product_id text not null references activity_product on delete cascade,
    day date not null,
    taken smallint not null check (taken >= 0),
    primary key (product_id, day)
  )`,
]

const drops = [
  'drop table activity_product_day',
  'drop table activity_price_history',
  'drop table activity_price',
  'drop table activity_product',
  'drop table activity_center',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of drops) await sql.raw(statement).execute(db)
}
