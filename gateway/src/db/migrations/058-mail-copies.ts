import { statements } from './statements'

/** Mails about orders as they were sent, without what opens something: the desk shows them for as long as their effects are kept. */
export const up = statements([
  `create table mail_copy (
    effect_id bigint primary key references outbox (id) on delete cascade,
    order_uuid uuid not null references customer_order (order_uuid) on delete cascade,
    recipient text not null,
    locale text not null,
    subject text not null,
    html text not null,
    sent_at timestamptz not null
  )`,
  'create index mail_copy_order on mail_copy (order_uuid)',
  'create index mail_copy_recipient on mail_copy (lower(recipient))',
])

export const down = statements(['drop table mail_copy'])
