import { dayNumber, offerDayOf } from '@escapade/demo/rates/generated-nights'
import { offerDays, turnOffers } from '@escapade/demo/rates/generated-rates'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { noteRevision } from '../../platform/revision/revision'
import { lockRooms } from '../orders/stock/stock-repository'
import type { Row } from './operation'

/** Longer than any shop: what comes once. */
const once = 32_000

type Room = { db: Db; roomId: string; clock: Clock }

/** The deal that runs, and what the room's rates are drawn from. The room is locked. */
async function lockPlan({ db, roomId, clock }: Room) {
  await lockRooms(db, [{ roomId }])
  const plan = await db.selectFrom('rate_plan').selectAll().where('room_id', '=', roomId).executeTakeFirst()
  if (!plan) throw new Error(`There is no room ${roomId} whose rates are made here`)
  const deal = await db
    .selectFrom('flash_deal')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('starts_at', '<=', clock.now())
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()
  return { plan, deal }
}

async function cheapestNight(db: Db, roomId: string, today: string): Promise<string> {
  const { cents } = await db
    .selectFrom('room_day')
    .select(({ fn }) => fn.min('price_cents').as('cents'))
    .where('room_id', '=', roomId)
    .where('day', '>=', today)
    .where('day', '<=', addDays(today, offerDays))
    .executeTakeFirstOrThrow()
  return cents === null ? 'not on sale' : (Number(cents) / 100).toFixed(2)
}

/** Begins or ends what the plan says now; every rate that changes is recorded by the database. */
async function turn(
  { db, roomId, clock }: Room,
  change: () => Promise<unknown>,
  what: string,
): Promise<Row[]> {
  const today = clock.today()
  const before = await cheapestNight(db, roomId, today)
  await change()
  await turnOffers(db, { rooms: [roomId], today })
  await noteRevision(db)
  const after = await cheapestNight(db, roomId, today)
  return [{ room: roomId, deal: what, 'cheapest night': before, 'cheapest night then': after }]
}

/**
 * Reduces a room's nights of the next months for some days, once. The rhythm of offers it had is over: what lay less
 * than thirty days before would be the price the deal is compared with.
 */
export async function openDeal(
  room: Room,
  { percent, days }: { percent: number; days: number },
): Promise<Row[]> {
  const { db, roomId, clock } = room
  const { deal } = await lockPlan(room)
  if (deal) throw new Error(`A deal of room ${roomId} runs until ${deal.ends_at}: end it first`)
  const today = clock.today()
  const ends = addDays(today, days)
  const begin = async () => {
    await db
      .updateTable('rate_plan')
      .set({
        offer_percent: percent,
        offer_days: days,
        offer_cycle: once,
        offer_phase: once - (dayNumber(today) % once),
      })
      .where('room_id', '=', roomId)
      .execute()
    await db
      .insertInto('flash_deal')
      .values({
        room_id: roomId,
        // As the daily roll would note it: it does so once.
        starts_at: `${today}T00:00:00`,
        ends_at: `${ends}T00:00:00`,
        first_night: today,
        last_night: addDays(today, offerDays),
      })
      .execute()
  }
  return turn(room, begin, `-${percent} % until ${ends} 00:00`)
}

/** Ends the offer that runs, whether it is told as a deal or not. One that comes back does so after its usual pause. */
export async function endDeal(room: Room): Promise<Row[]> {
  const { db, roomId, clock } = room
  const { plan } = await lockPlan(room)
  const { offer_cycle: cycle, offer_days: days, offer_percent: percent, offer_phase: phase } = plan
  const offerDay = offerDayOf(plan, clock.today())
  if (percent === 0 || offerDay >= days) throw new Error(`No offer of room ${roomId} runs`)
  const end = async () => {
    await db
      .updateTable('rate_plan')
      .set({ offer_phase: (phase + days - offerDay) % cycle })
      .where('room_id', '=', roomId)
      .execute()
    await db
      .deleteFrom('flash_deal')
      .where('room_id', '=', roomId)
      .where('ends_at', '>', clock.now())
      .execute()
  }
  return turn(room, end, `-${percent} % ends now`)
}

export async function listDeals(
  { db, clock }: { db: Db; clock: Clock },
  hotel: string | undefined,
  limit: number,
): Promise<Row[]> {
  const deals = await db
    .selectFrom('flash_deal')
    .innerJoin('room', 'room.id', 'flash_deal.room_id')
    .innerJoin('rate_plan', 'rate_plan.room_id', 'room.id')
    .select(['room.id', 'room.titles', 'offer_percent', 'ends_at'])
    .where('starts_at', '<=', clock.now())
    .where('ends_at', '>', clock.now())
    .$if(Boolean(hotel), (query) => query.where('room.hotel_id', '=', hotel ?? ''))
    .orderBy('room.id')
    .limit(limit)
    .execute()
  return deals.map(({ id, titles, offer_percent, ends_at }) => ({
    kind: 'flash deal',
    of: id,
    name: titles.en,
    what: `-${offer_percent} %`,
    until: ends_at,
  }))
}
