import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { addHotel, addStay } from '../../capabilities/availability/stay-fixture'
import { cards, orderRequest } from '../../capabilities/orders/orders-fixture'
import { migrateToLatest } from '../../db/migrate'
import { systemClock } from '../../platform/clock'
import { type Db, openDatabase } from '../../platform/database/database'
import type { Place } from './drilled-gateway'

/** Rooms of each night, so many nights from the 30th day on. */
const allotment = { rooms: 40, nights: 60 }
const firstDay = (today = systemClock.today()) => addDays(today, 30)

/** A shop with one hotel, one stay and many rooms. */
export async function furnish(place: Place, today?: string): Promise<void> {
  const { db, close } = await openDatabase(place)
  await migrateToLatest(db)
  await addHotel(db, { id: 'drill' })
  const days: [string, string] = [firstDay(today), addDays(firstDay(today), allotment.nights)]
  await addStay(db, { hotelId: 'drill', id: 'drill', days, available: allotment.rooms })
  await close()
}

/** Orders that the database holds as confirmed. */
export async function keptOrders(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customerOrder')
    .select('orderUUID')
    .where('status', '=', 'confirmed')
    .execute()
  return new Set(rows.map(({ orderUUID }) => orderUUID))
}

/** Nights of which rooms left and rooms sold are not the allotment: `day: left + sold`. */
export async function wrongNights(db: Db, today?: string): Promise<string[]> {
  const { rows } = await sql<{ day: string; left: number; sold: number }>`
    select d.day, d.available as left, coalesce((select sum(o.rooms) from customer_order o
      where o.room_id = d.room_id and o.holds_stock and o.checkin <= d.day and d.day < o.checkout), 0)::integer as sold
    from room_day d where d.room_id = 'room-drill' and d.day >= ${firstDay(today)}
  `.execute(db)
  return rows
    .filter(({ left, sold }) => left + sold !== allotment.rooms)
    .map(({ day, left, sold }) => `${day}: ${left} + ${sold}`)
}

type Buyer = { origin: string; number: number; today?: string | undefined; until: () => boolean }

/**
 * Orders and pays as the checkout does; a call without an answer is made again. Null where it was given up; throws
 * `Refused` where the shop said no.
 */
export async function buy({ origin, number, today, until }: Buyer): Promise<string | null> {
  const checkin = addDays(firstDay(today), number % (allotment.nights - 3))
  const request = orderRequest({ packageId: 'drill', checkin })
  const post = (path: string, body: object, key: string) =>
    untilAnswered(until, () =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }),
    )
  const held = await post('/front-gateway/purchase/orders', request, `drill-order-${number}`)
  const card = { number: cards.good, expiryMonth: 12, expiryYear: 2099, cvc: '123' }
  const token = await post('/sandbox-psp/tokens', card, `drill-token-${number}`)
  if (!held || !token) return null
  const pspAuthorization = {
    paymentIntentId: (held as { payment: { paymentIntentId: string } }).payment.paymentIntentId,
    paymentMethod: (token as { paymentMethod: string }).paymentMethod,
  }
  const paid = await post(
    '/front-gateway/purchase/zeppto',
    { ...request, pspAuthorization },
    `drill-pay-${number}`,
  )
  return (paid as { booking: { orderUUID: string } } | null)?.booking.orderUUID ?? null
}

export class Refused extends Error {}

/** Asks again while the gateway is away or busy with the same call. */
async function untilAnswered(until: () => boolean, ask: () => Promise<Response>): Promise<unknown> {
  while (!until()) {
    const answer = await ask().catch(() => null)
    const body = await answer?.json().catch(() => null)
    if (answer?.ok && body) return body
    const isPassing = !answer || answer.status >= 500 || body?.code === 'idempotency-in-progress' || !body
    if (!isPassing) throw new Refused(`${answer.status} ${JSON.stringify(body)}`)
    await pause(200)
  }
  return null
}
