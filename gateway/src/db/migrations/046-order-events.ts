import { statements } from './statements'

/** Each step of an order's life is kept with its cause (decision 093). */
export const up = statements([
  `create table order_event (
    event_id bigint generated always as identity primary key,
    order_uuid uuid not null references customer_order (order_uuid) on delete cascade,
    payment_id uuid,
    change_id uuid,
    cause text not null,
    from_status text,
    to_status text not null,
    actor text check (actor in ('buyer', 'agent', 'provider', 'clock', 'operator')),
    actor_name text,
    reason text,
    amounts jsonb not null,
    inferred boolean not null,
    at timestamptz not null
  )`,
  'create index order_event_order on order_event (order_uuid, event_id)',
  'create index order_event_payment on order_event (payment_id, event_id) where payment_id is not null',
])

export const down = statements(['drop table order_event'])
