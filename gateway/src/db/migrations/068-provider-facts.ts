import { statements } from './statements'

const reasonsOf = (table: string, reasons: string) => [
  `alter table ${table} drop constraint ${table}_reason_check`,
  `alter table ${table} add constraint ${table}_reason_check check (reason in (${reasons}))`,
]
const before = "'cancellation', 'change', 'customer-care'"
const now = `${before}, 'provider', 'dispute'`

/**
 * What the payment provider alone knows of money that was taken: refunds that were made or have failed there, and
 * disputes. The sandbox has both, too.
 */
export const up = statements([
  'alter table refund add column failed_at timestamptz',
  'alter table refund add column attempt integer not null default 1 check (attempt > 0)',
  'create index refund_failed on refund (failed_at) where failed_at is not null',
  ...reasonsOf('refund', now),
  ...reasonsOf('money_return', now),
  `create table provider_fact (
    fact_id text primary key,
    payment_id uuid not null references payment on delete cascade,
    order_uuid uuid not null references customer_order on delete cascade,
    kind text not null check (kind in ('refund', 'dispute')),
    amount_cents integer not null check (amount_cents >= 0),
    status text not null check (status in ('under-way', 'done', 'failed', 'open', 'won', 'lost')),
    refund_id uuid references refund on delete set null,
    seen_at timestamptz not null
  )`,
  'create index provider_fact_payment on provider_fact (payment_id)',
  'create index provider_fact_order on provider_fact (order_uuid)',
  "create index provider_fact_disputed on provider_fact (seen_at) where status = 'open'",
  'create table provider_reading (provider text primary key, read_until timestamptz not null)',
  "alter table sandbox_refund add column status text not null default 'done' check (status in ('done', 'failed'))",
  'alter table sandbox_refund add column changed_at timestamptz',
  'update sandbox_refund set changed_at = created_at',
  `create table sandbox_dispute (
    id text primary key,
    intent_id text not null references sandbox_intent on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    status text not null check (status in ('open', 'won', 'lost')),
    changed_at timestamptz not null
  )`,
  'create index sandbox_dispute_intent on sandbox_dispute (intent_id)',
])

export const down = statements([
  'drop table sandbox_dispute',
  'alter table sandbox_refund drop column changed_at',
  'alter table sandbox_refund drop column status',
  'drop table provider_reading',
  'drop table provider_fact',
  "update money_return set reason = 'customer-care' where reason in ('provider', 'dispute')",
  "update refund set reason = 'customer-care' where reason in ('provider', 'dispute')",
  ...reasonsOf('money_return', before),
  ...reasonsOf('refund', before),
  'drop index refund_failed',
  'alter table refund drop column attempt',
  'alter table refund drop column failed_at',
])
