import { statements } from './statements'

/** Places on the waiting lists of stays that are full, and the rooms that are held for them. */
export const up = statements([
  `create table waiting_place (
    place_id uuid primary key,
    package_id text not null,
    checkin date not null,
    nights smallint not null check (nights > 0),
    adult smallint not null check (adult > 0),
    child smallint not null check (child >= 0),
    baby smallint not null check (baby >= 0),
    locale text not null,
    email text not null,
    status text not null check (status in ('asked', 'waiting', 'held', 'told', 'missed', 'used', 'left')),
    asked_at timestamptz not null,
    told_at timestamptz,
    held_until timestamptz,
    room_id text,
    rooms smallint check (rooms > 0),
    check ((status = 'held') = (held_until is not null and room_id is not null and rooms is not null)),
    unique (email, package_id, checkin, nights)
  )`,
  `create index waiting_place_queue on waiting_place (package_id, checkin, nights, asked_at, place_id)
    where status = 'waiting'`,
  "create index waiting_place_held on waiting_place (room_id, checkin) where status = 'held'",
  'create index waiting_place_told on waiting_place (package_id, checkin, nights, told_at) where told_at is not null',
  'create index waiting_place_checkin on waiting_place (checkin)',
])

export const down = statements(['drop table waiting_place'])
