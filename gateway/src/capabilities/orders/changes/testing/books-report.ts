import { sql } from 'kysely'
import type { TestApp } from '../../../../testing/test-app'

export type Counted = { steps: number; crashes: number; untrue: number }

/** The books of all sequences together, one line each: for `MODEL=1 pnpm bench books`. */
export async function booksReport({ db }: TestApp, { steps, crashes, untrue }: Counted): Promise<string> {
  const { rows: states } = await sql<{ status: string; orders: number }>`
    select status, count(*)::int as orders from customer_order group by status order by status`.execute(db)
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from order_change) as changes,
      (select sum(captured_cents)::int from sandbox_intent) as captured,
      (select sum(refunded_cents)::int from sandbox_intent) as refunded,
      (select coalesce(sum(amount_cents), 0)::int from gift_use) as spent,
      (select coalesce(sum(returned_cents), 0)::int from gift_use) as returned`.execute(db)
  const { changes, captured = 0, refunded = 0, spent = 0, returned = 0 } = rows[0] ?? {}
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const lines = [
    ['steps, of them broken off', `${steps}, ${crashes}`],
    ['orders, changes', `${states.reduce((sum, { orders }) => sum + orders, 0)}, ${changes}`],
    ['orders by state', states.map(({ status, orders }) => `${status}: ${orders}`).join(', ')],
    ['captured − refunded (EUR)', `${euros(captured)} − ${euros(refunded)} = ${euros(captured - refunded)}`],
    ['spent − returned of gifts (EUR)', `${euros(spent)} − ${euros(returned)} = ${euros(spent - returned)}`],
    ['orders not true within a minute', String(untrue)],
  ]
  return lines.map(([name = '', value]) => `${name.padEnd(34)}${value}\n`).join('')
}
