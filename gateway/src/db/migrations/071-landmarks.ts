import { statements } from './statements'

/** Sights, stations, beaches and the like: what a map of a town is drawn from, and what lies around a hotel. */
export const up = statements([
  `create table landmark (
    landmark_id text primary key,
    kind text not null check (
      kind in ('sight', 'station', 'beach', 'park', 'lake', 'summit', 'quarter', 'skiresort')
    ),
    names jsonb not null,
    latitude double precision not null,
    longitude double precision not null,
    weight integer not null check (weight between 0 and 1000),
    source text not null check (source in ('generated', 'geonames'))
  )`,
  'create index landmark_position on landmark (latitude, longitude)',
])

export const down = statements(['drop table landmark'])
