import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import type { Untrue } from './untrue-states'

/** Events that need a mail: each has one, and no mail is about something that has not happened. */
const events = sql`
  select 'confirmation' as kind, order_uuid::text as about, 1 as times from customer_order
    where kind = 'stay' and confirmed_at is not null
  union all select 'modification', order_uuid::text, count(*) from order_change where status = 'done' group by 2
  union all select 'cancellation', order_uuid::text, 1 from customer_order
    where kind = 'stay' and confirmed_at is not null and status = 'cancelled'
  union all select 'refund', o.order_uuid::text, count(distinct r.return_id) from refund r
    join customer_order o using (order_uuid) where o.kind = 'stay' group by 2
  union all select 'gift-issued', order_uuid::text, 1 from customer_order where kind = 'gift' and confirmed_at is not null
  union all select 'gift-withdrawn', withdrawal_uuid::text, 1 from gift_withdrawal where received_at is not null`

export const wrongMails = async (db: Db): Promise<Untrue[]> =>
  (
    await sql<Untrue>`
      with event as (${events}),
      sent as (select split_part(message_id, '.', 1) as kind, split_part(split_part(message_id, '@', 1), '.', 2) as about,
          count(*) as times from mail group by 1, 2)
      select coalesce(event.kind, sent.kind) || ' mails: ' || coalesce(sent.times, 0) || ' of ' || coalesce(event.times, 0) as what,
        coalesce(event.about, sent.about) as id
      from event full join sent on sent.kind = event.kind and sent.about = event.about
      where coalesce(sent.times, 0) <> coalesce(event.times, 0)
        and coalesce(sent.kind, '') not in ('reminder', 'gift-refunded', 'instalment')`.execute(db)
  ).rows
