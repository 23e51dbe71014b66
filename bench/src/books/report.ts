import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'
import type { Sums } from './order-books'

export const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(48)}${value}\n`)

const euros = (cents: number) => (cents / 100).toFixed(2)
const joined = (numbers: Iterable<readonly [string, number]>) =>
  [...numbers].map(([name, number]) => `${name}: ${number}`).join(', ')

export const printCounts = (name: string, numbers: Map<string, number>) => line(name, joined(numbers))

export function printSums({ captured, refunded, spent, returned, delivered }: Sums) {
  line('captured − refunded (EUR)', `${euros(captured)} − ${euros(refunded)}`)
  line('+ gifts spent − gifts returned (EUR)', `${euros(spent)} − ${euros(returned)}`)
  line('= delivered (EUR)', `${euros(captured - refunded + spent - returned)} = ${euros(delivered)}`)
}

/** Prints the number of orders of each kind that the run was about. */
export async function printStates(db: Db) {
  const states = await sql<{ name: string; number: number }>`
    select kind || ' ' || status as name, count(*)::int as number from customer_order group by 1 order by 1`.execute(
    db,
  )
  const payments = await sql<{ name: string; number: number }>`
    select status as name, count(*)::int as number from payment group by 1
    union all select 'captured ' || (pay_later ->> 'method') || ' with ' || (pay_later ->> 'lender'), count(*)::int
      from payment where status = 'captured' and pay_later ->> 'method' is not null group by 1 order by 1`.execute(
    db,
  )
  const others = await sql<{ name: string; number: number }>`
    select 'changes ' || status as name, count(*)::int as number from order_change group by 1
    union all select 'refunds', count(*)::int from refund
    union all select 'gifts', count(*)::int from gift
    union all select 'uses of gifts', count(*)::int from gift_use
    union all select 'events of the provider', count(*)::int from payment_event
    union all select 'mails', count(*)::int from mail`.execute(db)
  for (const [name, { rows }] of [
    ['orders', states],
    ['payments', payments],
    ['other rows', others],
  ] as const)
    line(name, joined(rows.map(({ name: of, number }) => [of, number] as const)))
}
