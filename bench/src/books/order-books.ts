import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import { priceOf, stays } from './few-rooms'
import type { Untrue } from './untrue-states'

export type Sums = {
  captured: number
  refunded: number
  spent: number
  returned: number
  delivered: number
}

type Row = Omit<Sums, 'delivered'> & {
  id: string
  kind: string
  status: string
  stay: string | null
  checkin: string | null
  nights: number | null
  total: number
  /** Price of the gifts of an order that were not given back. */
  gifts: number
  isHeld: boolean
}

const readRows = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`
      select o.order_uuid as id, o.kind, o.status, o.package_id as stay, o.checkin::text as checkin,
        (o.checkout - o.checkin) as nights, o.total_cents as total, o.holds_stock as "isHeld",
        coalesce(m.captured, 0)::int as captured, coalesce(m.refunded, 0)::int as refunded,
        coalesce(u.spent, 0)::int as spent, coalesce(u.returned, 0)::int as returned,
        coalesce((select sum(g.paid_cents) from gift g where g.order_uuid = o.order_uuid and g.status = 'active'), 0)::int as gifts
      from customer_order o
      left join (select p.order_uuid, sum(i.captured_cents) as captured, sum(i.refunded_cents) as refunded
        from payment p join sandbox_intent i on i.id = p.intent_id group by 1) m using (order_uuid)
      left join (select order_uuid, sum(amount_cents) as spent, sum(returned_cents) as returned
        from gift_use group by 1) u using (order_uuid)`.execute(db)
  ).rows

/**
 * Value that the shop has delivered for its money, from its own price list: nights to come, the kept part of a
 * cancelled stay, gifts.
 */
function delivered({ kind, status, stay, checkin, nights, gifts, isHeld, spent }: Row): number {
  if (kind === 'gift') return gifts
  const price = priceOf(checkin ?? '', Number(nights))
  if (status === 'confirmed') return price
  const { keptShare = 0 } = stays.find(({ id }) => id === stay) ?? {}
  if (status === 'cancelled' && !isHeld) return price - Math.round(price * (1 - keptShare))
  return isHeld ? spent : 0
}

/** An order that another one took the place of was never paid. */
const wasPaid = ({ captured, spent, status }: Row) => status !== 'cancelled' || captured + spent > 0

/** captured − refunded + gifts spent − gifts returned = what was delivered: each order that differs, and the sums. */
export async function readOrderBooks(db: Db): Promise<{ sums: Sums; wrong: Untrue[] }> {
  const rows = await readRows(db)
  const sums: Sums = { captured: 0, refunded: 0, spent: 0, returned: 0, delivered: 0 }
  const wrong: Untrue[] = []
  for (const row of rows) {
    const expected = wasPaid(row) ? delivered(row) : 0
    const kept = row.captured - row.refunded + row.spent - row.returned
    if (kept !== expected)
      wrong.push({ what: `keeps ${kept}, delivered ${expected} (${row.status})`, id: row.id })
    if (row.status === 'confirmed' && row.kind === 'stay' && row.total !== expected)
      wrong.push({ what: `says ${row.total}, price list ${expected}`, id: row.id })
    for (const name of ['captured', 'refunded', 'spent', 'returned'] as const) sums[name] += row[name]
    sums.delivered += expected
  }
  return { sums, wrong }
}

/** Gifts whose balance is not their worth less what orders kept of it. */
export const wrongGifts = async (db: Db): Promise<Untrue[]> =>
  (
    await sql<Untrue>`
      select 'balance of a gift' as what, g.gift_uuid as id from gift g
      where g.balance_cents <> (case g.status when 'active' then g.issued_cents else 0 end) - coalesce(
          (select sum(u.amount_cents - u.returned_cents) from gift_use u where u.gift_uuid = g.gift_uuid), 0)
        or g.balance_cents < 0
        or g.balance_cents <> (select sum(m.amount_cents) from gift_movement m where m.gift_uuid = g.gift_uuid)`.execute(
      db,
    )
  ).rows
