import { type Kysely, sql } from 'kysely'

const statements = [
  `create table meta (key text primary key, value jsonb not null)`,

  `create table place (
    id text not null,
    category text not null,
    names jsonb not null,
    slug text not null,
    country_code text not null,
    region_id text,
    department_id text,
    latitude double precision not null,
    longitude double precision not null,
    population integer not null default 0,
    popularity integer not null default 0,
    radius_km integer,
    source text not null,
    primary key (category, id)
  )`,

  `create table hotel (
    id text primary key,
    label text not null,
    slug text not null,
    stars smallint not null check (stars between 0 and 5),
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
    city_label text not null,
    check_in text not null,
    check_out text not null,
    pets jsonb not null,
    local_tax jsonb,
    facilities text[] not null default '{}',
    eco_facilities jsonb not null,
    info_general jsonb not null,
    tags text[] not null default '{}',
    styles text[] not null default '{}',
    environments text[] not null default '{}',
    types text[] not null default '{}',
    themes text[] not null default '{}',
    descriptions jsonb not null,
    important_infos jsonb not null,
    pictures jsonb not null,
    review_count integer not null default 0,
    review_score numeric(3, 1),
    criteria_scores jsonb not null,
    popularity integer not null default 0,
    source text not null,
    published boolean not null default true
  )`,
  'create index hotel_city on hotel (city_id)',
  'create index hotel_department on hotel (department_id)',
  'create index hotel_region on hotel (region_id)',
  'create index hotel_country on hotel (country_code)',
  'create index hotel_places on hotel using gin (place_ids)',
  'create index hotel_position on hotel (latitude, longitude)',
  'create index hotel_popularity on hotel (popularity desc, id)',

  `create table room (
    id text primary key,
    hotel_id text not null references hotel on delete cascade,
    uuid uuid not null,
    type text not null,
    titles jsonb not null,
    bedding jsonb not null,
    descriptions jsonb not null,
    details jsonb not null,
    facilities text[] not null default '{}',
    important_infos jsonb not null,
    pictures jsonb not null,
    capacity smallint not null check (capacity > 0),
    max_capacity smallint not null check (max_capacity >= capacity),
    size_m2 smallint not null,
    sort smallint not null
  )`,
  'create index room_hotel on room (hotel_id, sort)',

  `create table package (
    id text primary key,
    hotel_id text not null references hotel on delete cascade,
    room_id text not null references room on delete cascade,
    labels jsonb not null,
    headwords jsonb not null,
    descriptions jsonb not null,
    included jsonb not null,
    program jsonb not null,
    important_infos jsonb not null,
    pictures jsonb not null,
    themes text[] not null default '{}',
    tags text[] not null default '{}',
    min_nights smallint not null check (min_nights > 0),
    max_nights smallint not null check (max_nights >= min_nights),
    night_cents integer not null check (night_cents >= 0),
    stay_cents integer not null check (stay_cents >= 0),
    activity_ids text[] not null default '{}',
    cancellation jsonb not null,
    auto_discount jsonb,
    marketing_labels jsonb not null,
    targeted_label jsonb,
    last_minute boolean not null default false,
    expiration date,
    connectivity text,
    channel_manager_id text,
    published boolean not null default true,
    sponsored boolean not null default false,
    sort smallint not null
  )`,
  'create index package_hotel on package (hotel_id, sort)',
  'create index package_room on package (room_id)',

  `create table activity (
    id text primary key,
    hotel_id text not null references hotel on delete cascade,
    titles jsonb not null,
    theme text not null,
    weekdays smallint[] not null,
    capacity smallint not null,
    picture jsonb not null
  )`,
  'create index activity_hotel on activity (hotel_id)',

  // No foreign key: checking it for each night would double the time of a bulk load.
  `create table room_day (
    room_id text not null,
    day date not null,
    price_cents integer not null check (price_cents > 0),
    available smallint not null check (available >= 0),
    min_los smallint not null default 1,
    closed_to_arrival boolean not null default false,
    primary key (room_id, day)
  )`,

  `create table rate_plan (
    room_id text primary key references room on delete cascade,
    lot integer not null,
    base_cents integer not null,
    season text not null,
    week text not null,
    stock smallint not null,
    closed_in_winter boolean not null,
    closed_on_sunday boolean not null,
    offer_percent smallint not null,
    offer_phase smallint not null
  )`,

  `create table price_history (
    id bigint generated always as identity primary key,
    room_id text not null,
    day date not null,
    price_cents integer not null,
    changed_at timestamptz not null default now()
  )`,
  'create index price_history_room_day on price_history (room_id, day, changed_at)',

  `create table review (
    id text primary key,
    hotel_id text not null references hotel on delete cascade,
    locale text not null,
    customer text not null,
    type text not null,
    day date not null,
    average numeric(3, 1) not null,
    positive text,
    negative text
  )`,
  'create index review_hotel_day on review (hotel_id, day desc)',
]

const tables = [
  'review',
  'price_history',
  'rate_plan',
  'room_day',
  'activity',
  'package',
  'room',
  'hotel',
  'place',
  'meta',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`drop table ${table}`).execute(db)
}
