import { statements } from './statements'

/** Mails about orders that were handed over to a mail server or the embedded mailbox, by their id. Nothing in it is about a person. */
export const up = statements([
  `create table sent_mail (
    message_id text primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    sent_at timestamptz not null
  )`,
  'create index sent_mail_order on sent_mail (order_uuid)',
  // Nothing says which mails went out before: these orders are not asked for one.
  `insert into sent_mail
    select 'unrecorded.' || order_uuid, order_uuid, confirmed_at
    from customer_order where confirmed_at is not null`,
])

export const down = statements(['drop table sent_mail'])
