import { statements } from './statements'

/** Keeps the events that payment providers have told of their own accord, so that one told again costs nothing. */
export const up = statements([
  `create table payment_event (
    event_id text primary key,
    type text not null,
    intent_id text not null,
    received_at timestamptz not null
  )`,
  'create index payment_event_received on payment_event (received_at)',
])

export const down = statements(['drop table payment_event'])
