import { statements } from './statements'

/** Joins parts that go back together, to several cards and to gifts: one decision, one mail and one credit note. */
export const up = statements([
  `create table money_return (
    return_id uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    reason text not null check (reason in ('cancellation', 'change', 'customer-care')),
    card_cents integer not null check (card_cents >= 0),
    uncollected_cents integer not null check (uncollected_cents >= 0),
    gift_cents integer not null check (gift_cents >= 0),
    created_at timestamptz not null,
    check (card_cents + uncollected_cents + gift_cents > 0)
  )`,
  'create index money_return_order on money_return (order_uuid)',
  `insert into money_return (return_id, order_uuid, reason, card_cents, uncollected_cents, gift_cents, created_at)
    select refund_id, order_uuid, reason, amount_cents, 0, 0, created_at from refund`,
  'alter table refund add column return_id uuid references money_return on delete cascade',
  'update refund set return_id = refund_id',
])

export const down = statements(['alter table refund drop column return_id', 'drop table money_return'])
