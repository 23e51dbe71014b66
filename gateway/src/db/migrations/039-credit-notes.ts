import { statements } from './statements'

/** Credits what went back: each return once, against the invoice of the order as it was before. */
export const up = statements([
  'alter table money_return add column order_version integer',
  `create table credit_note (
    credit_note_number text primary key,
    return_id uuid not null unique references money_return on delete cascade,
    order_uuid uuid not null references customer_order on delete cascade,
    content jsonb not null,
    issued_at timestamptz not null
  )`,
])

export const down = statements([
  'drop table credit_note',
  'alter table money_return drop column order_version',
])
