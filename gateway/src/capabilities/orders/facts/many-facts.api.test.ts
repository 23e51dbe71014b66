import process from 'node:process'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addOneRoom, book, createShopper, orderRequest } from '../orders-fixture'

/** `pnpm bench reconcile` reads more of them, and prints how long it took. */
const orders = Number(process.env.RECONCILE_ORDERS ?? 200)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 9)
})
afterAll(() => test.close())

/** Rows like one that is there, with other keys: `keys` are expressions over the number `n`. */
async function copy(table: string, key: string, id: string, keys: Record<string, string>) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
  `.execute(test.db)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => keys[name] ?? `o.${name}`)
  await sql
    .raw(
      `insert into ${table} (${names.join()}) select ${values.join()} from ${table} o, generate_series(1, ${orders}) n
        where o.${key} = '${id}'`,
    )
    .execute(test.db)
}
const orderOf = `md5('order' || n)::uuid`

it('[GW-029] a reading finds what no event has told among all orders, and acts upon it once', async () => {
  const { orderUUID, paymentIntentId } = await book(createShopper(test.app), orderRequest(), 'many-facts')
  await copy('customer_order', 'order_uuid', orderUUID, {
    order_uuid: orderOf,
    booking_number: `lpad(n::text, 8, '0')`,
  })
  await copy('sandbox_intent', 'id', paymentIntentId, { id: `'pi_many_' || n`, reference: `'many_' || n` })
  await copy('payment', 'order_uuid', orderUUID, {
    payment_id: `md5('payment' || n)::uuid`,
    order_uuid: orderOf,
    intent_id: `'pi_many_' || n`,
  })
  const at = test.clock.instant()
  const every = 20
  await sql`insert into sandbox_refund (reference, intent_id, amount_cents, created_at, changed_at)
    select 're_many_' || n, 'pi_many_' || n, 500, ${at}, ${at} from generate_series(${every}::int, ${orders}::int, ${every}::int) n`.execute(
    test.db,
  )
  const begun = performance.now()
  await test.app.deps.jobs.runAll()
  const seconds = (performance.now() - begun) / 1000
  await test.app.deps.jobs.runAll()
  const returns = await test.db
    .selectFrom('moneyReturn')
    .selectAll()
    .where('reason', '=', 'provider')
    .execute()
  expect(returns).toHaveLength(Math.floor(orders / every))
  if (process.env.RECONCILE_ORDERS)
    process.stderr.write(
      `${orders} orders, ${returns.length} changed at the provider: ${seconds.toFixed(1)} s\n`,
    )
}, 600_000)
