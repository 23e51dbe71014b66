import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { Figure } from '../../platform/observe/figure'

type Counted = { label: string; value: number }
const hourMs = 3_600_000

/** Figures that wake an operator: sales that stop, payments that fail, money that somebody has to look at. */
export function orderFigures(db: Db, now: () => Date): Figure[] {
  const ago = (hours: number) => new Date(now().getTime() - hours * hourMs)
  const count = async (query: ReturnType<typeof sql<Counted>>) => (await query.execute(db)).rows
  return [
    {
      name: 'orders_of_day',
      help: 'Orders that were placed in the last 24 hours, by what has become of them',
      label: 'status',
      read: () =>
        count(sql`select status as label, count(*)::integer as value from customer_order
          where created_at > ${ago(24)} group by 1`),
    },
    {
      name: 'payments_of_hour',
      help: 'Payments of orders that were placed in the last hour, by status or, where a bank has refused, by why',
      label: 'outcome',
      read: () =>
        count(sql`select case when p.status = 'captured' then p.status else coalesce(p.refusal, p.status) end as label, count(*)::integer as value
          from payment p join customer_order o using (order_uuid)
          where o.created_at > ${ago(1)} group by 1`),
    },
    {
      name: 'money_troubles',
      help: 'Refunds that no bank has taken, and disputes that have not ended',
      label: 'kind',
      read: () =>
        count(sql`select 'refund-failed' as label, count(*)::integer as value from refund where failed_at is not null
          union all select 'dispute', count(*)::integer from provider_fact where status = 'open'`),
    },
  ]
}
