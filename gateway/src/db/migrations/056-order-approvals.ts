import { statements } from './statements'

/** Acts on an order that an agent asks for and a lead decides on, with what was asked and what came of it. */
export const up = statements([
  `create table order_approval (
    approval_id uuid primary key,
    order_uuid uuid not null references customer_order (order_uuid) on delete cascade,
    wish jsonb not null,
    reason text not null check (char_length(reason) between 1 and 500),
    asked_by text not null,
    asked_at timestamptz not null,
    outcome text check (outcome in ('approved', 'declined')),
    answer text,
    decided_by text,
    decided_at timestamptz,
    check ((outcome is null) = (decided_by is null)),
    check ((outcome is null) = (decided_at is null))
  )`,
  'create index order_approval_order on order_approval (order_uuid, asked_at)',
  'create index order_approval_open on order_approval (asked_at) where outcome is null',
  'create index order_approval_decided on order_approval (decided_at) where outcome is not null',
])

export const down = statements(['drop table order_approval'])
