import { statements } from './statements'

/** Partners that set the nights of hotels by call, their keys, and the last version of each night that they sent. */
export const up = statements([
  `create table channel (
    channel_id uuid primary key,
    name text not null unique,
    hotel_ids text[] not null,
    created_at timestamptz not null,
    seen_at timestamptz
  )`,
  `create table channel_key (
    key_hash text primary key,
    channel_id uuid not null references channel on delete cascade,
    ends_at timestamptz
  )`,
  'create index channel_key_channel on channel_key (channel_id)',
  `create table night_version (
    channel_id uuid not null references channel on delete cascade,
    room_id text not null,
    month date not null,
    versions bigint[] not null check (cardinality(versions) = 31),
    primary key (channel_id, room_id, month)
  )`,
])

export const down = statements(['drop table night_version', 'drop table channel_key', 'drop table channel'])
