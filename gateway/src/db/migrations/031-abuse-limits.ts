import { statements } from './statements'

/**
 * Attempts are counted in one table, with the columns of rate-limiter-flexible. Unpaid orders say by marks who holds
 * them. A code that was sent to the mailbox of an order opens it. `lookup_failure` is written by older gateways only.
 */
export const up = statements([
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  'create index rate_limit_expire on rate_limit (expire)',
  'alter table customer_order add column buyer_mark text, add column visitor_mark text',
  `create index customer_order_buyer on customer_order (buyer_mark)
    where holds_stock and status in ('pending', 'payment-failed')`,
  `create index customer_order_visitor on customer_order (visitor_mark)
    where holds_stock and status in ('pending', 'payment-failed')`,
  'alter table order_key add column proves_mailbox boolean not null default false',
  `create table order_code (
    code_request uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index order_code_expires on order_code (expires_at)',
  'delete from lookup_failure',
  'alter table sandbox_payment_method add column fingerprint text',
])

export const down = statements([
  'alter table sandbox_payment_method drop column fingerprint',
  'drop table order_code',
  'alter table order_key drop column proves_mailbox',
  'alter table customer_order drop column buyer_mark, drop column visitor_mark',
  'drop table rate_limit',
])
