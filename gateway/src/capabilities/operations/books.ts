import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export type Books = {
  orders: number
  confirmed: number
  cancelled: number
  capturedCents: number
  refundedCents: number
  /** Sum of what confirmed and cancelled orders say that was paid and kept. */
  owedCents: number
  mails: number
  /** Mails and refunds that are not out yet. */
  underWay: number
  /** Orders of which the money does not add up, with what is kept and what they say. */
  unbalanced: { order: string; keptCents: number; owedCents: number }[]
  /** Confirmed orders without exactly one confirmation, handed over or on its way. */
  wronglyMailed: string[]
}

/**
 * Reads the figures that must agree: captures less refunds are what the orders say, and each buyer has one
 * confirmation. Gift money is no capture, and comes back as gift money.
 */
export async function readBooks(db: Db): Promise<Books> {
  const money = await readMoney(db)
  const sum = (pick: (row: (typeof money)[number]) => number) =>
    money.reduce((all, row) => all + pick(row), 0)
  const counted = await readCounts(db)
  return {
    orders: money.length,
    confirmed: money.filter(({ status }) => status === 'confirmed').length,
    cancelled: money.filter(({ status }) => status === 'cancelled').length,
    capturedCents: sum(({ captured }) => captured),
    refundedCents: sum(({ refunded }) => refunded),
    owedCents: sum(({ owed }) => owed),
    ...counted,
    unbalanced: money
      .filter(({ captured, refunded, owed, status }) => captured - refunded !== owed && status !== 'pending')
      .map(({ order, captured, refunded, owed }) => ({
        order,
        keptCents: captured - refunded,
        owedCents: owed,
      })),
    wronglyMailed: await readWronglyMailed(db),
  }
}

type Money = { order: string; status: string; captured: number; refunded: number; owed: number }

const readMoney = async (db: Db): Promise<Money[]> =>
  (
    await sql<Money>`
      select o.order_uuid as order, o.status,
        coalesce((select sum(p.amount_cents) from payment p
          where p.order_uuid = o.order_uuid and p.status = 'captured'), 0)::integer as captured,
        coalesce((select sum(r.amount_cents) from refund r
          where r.order_uuid = o.order_uuid and r.failed_at is null), 0)::integer as refunded,
        (case when o.status = 'confirmed' then o.total_cents - given.back
            -- One that another order took the place of was never paid.
            when o.status = 'cancelled' and o.confirmed_at is not null
              then o.total_cents - greatest(given.back, o.refund_cents)
            else 0 end
          - coalesce((select sum(g.amount_cents - g.returned_cents) from gift_use g
              where g.order_uuid = o.order_uuid), 0))::integer as owed
      from customer_order o
      -- What a change gave back is out of the total already.
      cross join lateral (
        select coalesce(sum(m.card_cents + m.uncollected_cents + m.gift_cents), 0) as back
        from money_return m where m.order_uuid = o.order_uuid and m.reason <> 'change'
      ) given
    `.execute(db)
  ).rows

async function readCounts(db: Db): Promise<{ mails: number; underWay: number }> {
  const { rows } = await sql<{ mails: number; underWay: number }>`
    select (select count(*) from sent_mail)::integer as mails,
      (select count(*) from outbox where done_at is null)::integer as "underWay"
  `.execute(db)
  return rows[0] ?? { mails: 0, underWay: 0 }
}

const readWronglyMailed = async (db: Db): Promise<string[]> =>
  (
    await sql<{ order: string }>`
      select o.order_uuid as order from customer_order o
      left join sent_mail m on m.order_uuid = o.order_uuid and (
        m.message_id = 'unrecorded.' || o.order_uuid
        or case when o.kind = 'stay'
          -- The first one names the order's version; one that was asked for again, a word of its own.
          then m.message_id ~ ('^confirmation[.]' || o.order_uuid || '[.][0-9]+@')
          -- Gifts and activities come with their codes.
          else m.message_id like 'gift-issued.' || o.order_uuid || '@%' end)
      where o.status = 'confirmed' and not exists (
        select from outbox e where e.done_at is null and e.payload->>'orderUUID' = o.order_uuid::text)
      group by o.order_uuid
      having count(m.message_id) <> 1 and not bool_or(coalesce(m.message_id like 'unrecorded.%', false))
    `.execute(db)
  ).rows.map(({ order }) => order)

/** Why the books are wrong, or null. */
export const problemOf = ({ unbalanced, wronglyMailed }: Books): string | null => {
  if (unbalanced.length > 0)
    return `${unbalanced.length} orders do not add up: ${JSON.stringify(unbalanced[0])}`
  if (wronglyMailed.length > 0)
    return `${wronglyMailed.length} orders without exactly one confirmation: ${wronglyMailed[0]}`
  return null
}
