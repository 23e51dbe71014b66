import { writableColumns } from '@escapade/gateway/capabilities/accounts/accounts-fixture'
import type { Db } from '@escapade/gateway/platform/database/database'
import { sql } from 'kysely'

export const firstNames = [
  'Mila',
  'Anne',
  'Åsa',
  'José',
  'Chiara',
  'Thijs',
  'Élodie',
  'Bram',
  'Lucía',
  'Marc',
]
export const lastNames = [
  'Vos',
  'Martin',
  'Nyström',
  'García',
  'Rossi',
  'de Jong',
  'Lefèvre',
  'Peeters',
  'Bianchi',
]

type Amounts = { orderUUID: string; orders: number; mailsPerOrder: number; actions: number }

const groups = { order: '8000', payment: '9000', action: 'a000' }
/** Ids of version 4, as the contracts want them. */
const id = (kind: keyof typeof groups) =>
  sql.raw(`('00000000-0000-4000-${groups[kind]}-' || lpad(n::text, 12, '0'))::uuid`)
const textArray = (texts: string[]) => sql`array[${sql.join(texts)}]::text[]`
const pick = (texts: string[]) => sql`(${textArray(texts)})[1 + n % ${sql.lit(texts.length)}]`

/** Multiplies an order that was paid, under other names and hotels, with its payment, its life and its mails; and acts of agents. */
export async function fillDesk(
  db: Db,
  { orderUUID, orders, mailsPerOrder, actions }: Amounts,
): Promise<void> {
  await copyRows(db, 'customer_order', orders, orderUUID, {
    order_uuid: id('order'),
    booking_number: sql`(20000000 + n)::text`,
    buyer: sql`o.buyer || jsonb_build_object('firstName', ${pick(firstNames)},
      'lastName', ${pick(lastNames)} || case when n % 3 = 0 then '-' || to_hex(n) else '' end,
      'email', 'guest' || n / 3 || '@example.com', 'phoneNumber', '+336' || lpad((n * 7919 % 100000000)::text, 8, '0'))`,
    stay: sql`o.stay || jsonb_build_object('hotelLabel', 'Hotel ' || to_hex(n % 2000 * 7919))`,
    created_at: sql`o.created_at - n * interval '1 minute'`,
    checkin: sql`o.checkin + n % 300`,
    checkout: sql`o.checkin + n % 300 + 1`,
  })
  await copyRows(db, 'payment', orders, orderUUID, {
    order_uuid: id('order'),
    payment_id: id('payment'),
    intent_id: sql`'pi_bench' || n`,
    card_brand: sql`'visa'`,
    card_ending: sql`lpad((n % 10000)::text, 4, '0')`,
  })
  await sql`
    insert into order_event (order_uuid, payment_id, cause, from_status, to_status, actor, amounts, inferred, at)
    select ${id('order')}, case when e.payment_id is null then null else ${id('payment')} end, e.cause, e.from_status,
      e.to_status, e.actor, e.amounts, e.inferred, e.at
    from order_event e, generate_series(1, ${orders}::integer) n
    where e.order_uuid = ${orderUUID}`.execute(db)
  await sql`
    insert into outbox (topic, key, payload, attempts, due_at, created_at, done_at)
    select 'order-mail', 'bench:' || n || ':' || mail, jsonb_build_object('orderUUID', ${id('order')}, 'kind', 'reminder'),
      1, now(), now(), now()
    from generate_series(1, ${orders}::integer) n, generate_series(1, ${mailsPerOrder}::integer) mail`.execute(
    db,
  )
  await sql`
    insert into agent_action (id, kind, email, role, method, route, params, subject_kind, subject, address, request_id, at, status)
    select ${id('action')}, case when n % 4 = 0 then 'act' else 'read' end, 'agent' || n % 40 || '@escapade.example', 'agent',
      'GET', '/front-gateway/desk/orders/:orderUUID', '{}', 'order', '00000000-0000-4000-8000-' || lpad((1 + n % ${sql.lit(orders)})::text, 12, '0'), '192.0.2.1',
      'bench', now() - n * interval '30 seconds', 200
    from generate_series(1, ${actions}::integer) n`.execute(db)
  await sql`analyze`.execute(db)
}

/** Copies the rows of an order with some columns of their own; those that the database makes are left to it. */
async function copyRows(
  db: Db,
  table: 'customer_order' | 'payment',
  count: number,
  orderUUID: string,
  changed: Record<string, ReturnType<typeof sql>>,
) {
  const names = await writableColumns(db, table)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => changed[name] ?? sql.ref(`o.${name}`)))}
    from ${sql.table(table)} o, generate_series(1, ${count}::integer) n where o.order_uuid = ${orderUUID}`.execute(
    db,
  )
}
