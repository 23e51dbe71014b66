import type { Db } from '@escapade/gateway/platform/database/database'
import { type RawBuilder, sql } from 'kysely'

export type Untrue = { what: string; id: string }

/** Jobs look every ten seconds for what has lapsed. */
const lapsedBefore = (now: Date) => new Date(now.getTime() - 60_000)

/** Conditions on the shop's note and the provider's book of each payment: `p`, `i`, and the order `o`. */
const ofPayments = sql`payment p join customer_order o on o.order_uuid = p.order_uuid
  left join sandbox_intent i on i.id = p.intent_id`

const statements = (now: Date): Record<string, RawBuilder<{ id: string }>> => ({
  'captured and not booked': sql`select p.order_uuid as id from ${ofPayments}
    where i.captured_cents > 0 and p.status <> 'captured'`,
  'booked, another amount captured': sql`select p.order_uuid as id from ${ofPayments}
    where p.status = 'captured' and p.provider <> 'none' and i.captured_cents is distinct from p.amount_cents`,
  'paid, neither confirmed nor cancelled': sql`select p.order_uuid as id from ${ofPayments}
    where p.change_id is null and p.status = 'captured' and o.status not in ('confirmed', 'cancelled')`,
  'confirmed and not paid': sql`select o.order_uuid as id from customer_order o where o.status = 'confirmed'
    and not exists (select from payment p where p.order_uuid = o.order_uuid and p.change_id is null and p.status = 'captured')`,
  'change paid, not carried out': sql`select p.order_uuid as id from payment p join order_change c using (change_id)
    where p.status = 'captured' and c.status <> 'done'`,
  'change carried out, not paid': sql`select c.order_uuid as id from order_change c where c.status = 'done'
    and c.extra_cents > 0 and not exists (select from payment p where p.change_id = c.change_id and p.status = 'captured')`,
  'reserved, neither taken nor let go': sql`select i.id from sandbox_intent i where i.status = 'authorised'`,
  'payment in between': sql`select p.order_uuid as id from payment p where p.status in ('authorising', 'capturing')`,
  'refund that is not out': sql`select r.order_uuid as id from refund r
    left join sandbox_refund s on s.reference = r.refund_id::text
    where r.done_at is null or s.amount_cents is distinct from r.amount_cents`,
  'confirmed without its rooms': sql`select order_uuid as id from customer_order
    where status = 'confirmed' and not holds_stock`,
  'over, with rooms': sql`select order_uuid as id from customer_order
    where status in ('cancelled', 'expired') and holds_stock`,
  'lapsed, with rooms': sql`select order_uuid as id from customer_order where holds_stock
    and status in ('pending', 'payment-failed') and expires_at < ${lapsedBefore(now)}`,
  'lapsed change, with rooms': sql`select order_uuid as id from order_change
    where status = 'open' and expires_at < ${lapsedBefore(now)}`,
  'mail or refund under way': sql`select key as id from outbox where done_at is null and due_at < ${new Date(now.getTime() + 86_400_000)}`,
})

/** Finds states that are neither what the provider says nor what the buyer has. */
export async function untrueStates(db: Db, now: Date): Promise<Untrue[]> {
  const found: Untrue[] = []
  for (const [what, statement] of Object.entries(statements(now)))
    for (const { id } of (await statement.execute(db)).rows) found.push({ what, id })
  return found
}

/** Finds states that may hold for a while, and must not once every hold and every question of the bank is over. */
export async function openStates(db: Db): Promise<Untrue[]> {
  const { rows } = await sql<Untrue>`
    select 'held' as what, order_uuid as id from customer_order where status in ('pending', 'payment-failed') and holds_stock
    union all select 'change open', order_uuid from order_change where status = 'open'`.execute(db)
  return rows
}
