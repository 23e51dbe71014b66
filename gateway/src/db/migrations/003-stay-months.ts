import { type Kysely, sql } from 'kysely'

/**
 * Read model of everything that has a price: one row is a month of a package, its days in arrays. Index 1 is the
 * first of the month; the arrays run on into the next month as far as the longest stay, so that any stay is read
 * from the one row of its check-in. 0 in `arrivals` means that no stay can start, 0 in `available` that no room
 * is left; no `refs` means that they are the prices. A package is `foremost` unless another of its room costs no more
 * and can be had whenever it can: a hotel's cheapest price is found among those
 * (docs/decisions/010-one-row-per-package-and-month.md).
 */
const statements = [
  `create table stay_month (
    package_id text not null references package on delete cascade,
    month date not null,
    hotel_id text not null,
    room_id text not null,
    capacity smallint not null,
    night_cents integer not null,
    stay_cents integer not null,
    max_nights smallint not null,
    expiration date,
    foremost boolean not null,
    shortest smallint[] not null,
    prices integer[] not null,
    refs integer[],
    available smallint[] not null,
    arrivals smallint[] not null,
    primary key (package_id, month)
  )`,
  'create index stay_month_hotel on stay_month (month, hotel_id)',
  'create index stay_month_room on stay_month (room_id, month)',

  `create table stay_from (
    package_id text primary key references package on delete cascade,
    hotel_id text not null,
    room_id text not null,
    capacity smallint not null,
    night_cents integer not null,
    stay_cents integer not null,
    expiration date,
    foremost boolean not null,
    nights smallint not null,
    cents integer[] not null,
    refs integer[] not null,
    checkins date[] not null
  )`,
  'create index stay_from_hotel on stay_from (hotel_id)',
  'create index stay_from_room on stay_from (room_id)',

  // The first check-in that from-prices count; moved on by the nightly job.
  'create table stay_clock (today date not null)',
  `insert into stay_clock values ((now() at time zone 'Europe/Paris')::date)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table stay_clock, stay_from, stay_month').execute(db)
}
