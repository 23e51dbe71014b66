import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { noteRevision } from '../../platform/revision/revision'
import { beginDeal, dealDays, findRunningDeal, finishDeal } from '../../promotions/flash-deals'
import { lockRooms } from '../../rates/stock'
import type { Row } from './operation'

type Room = { db: Db; roomId: string; clock: Clock }

/** The deal of the room that runs. The room is locked. */
async function lockDeal({ db, roomId, clock }: Room) {
  const [room] = await lockRooms(db, [{ roomId }])
  if (!room) throw new Error(`There is no room ${roomId}`)
  return findRunningDeal(db, roomId, clock.now())
}

async function cheapestNight({ db, roomId, clock }: Room): Promise<string | null> {
  const today = clock.today()
  const { cents } = await db
    .selectFrom('roomDay')
    .select(({ fn }) => fn.min('priceCents').as('cents'))
    .where('roomId', '=', roomId)
    .where('day', '>=', today)
    .where('day', '<=', addDays(today, dealDays))
    .executeTakeFirstOrThrow()
  return cents === null ? null : (Number(cents) / 100).toFixed(2)
}

/** Changes the room's nights; the database records every rate that is another one then. */
async function turn(room: Room, change: () => Promise<unknown>, what: string): Promise<Row[]> {
  const before = await cheapestNight(room)
  if (before === null) throw new Error(`Room ${room.roomId} has no nights on sale`)
  await change()
  await noteRevision(room.db)
  return [
    {
      room: room.roomId,
      deal: what,
      'cheapest night': before,
      'cheapest night then': await cheapestNight(room),
    },
  ]
}

/** Reduces a room's nights of the next months for some days, once. */
export async function openDeal(
  room: Room,
  { percent, days }: { percent: number; days: number },
): Promise<Row[]> {
  const { db, roomId, clock } = room
  const running = await lockDeal(room)
  if (running) throw new Error(`A deal of room ${roomId} runs until ${running.endsAt}: end it first`)
  const today = clock.today()
  return turn(
    room,
    () => beginDeal(db, { roomId, today, percent, days }),
    `-${percent} % until ${addDays(today, days)} 00:00`,
  )
}

/** Ends the deal that runs; its nights cost again what they did. */
export async function endDeal(room: Room): Promise<Row[]> {
  const { db, roomId, clock } = room
  const deal = await lockDeal(room)
  if (!deal) throw new Error(`No deal of room ${roomId} runs`)
  const moment = { now: clock.now(), today: clock.today() }
  return turn(room, () => finishDeal(db, deal, moment), `-${deal.percent} % ends now`)
}

export async function listDeals(
  { db, clock }: { db: Db; clock: Clock },
  hotel: string | undefined,
  limit: number,
): Promise<Row[]> {
  const deals = await db
    .selectFrom('flashDeal')
    .innerJoin('room', 'room.id', 'flashDeal.roomId')
    .select(['room.id', 'room.titles', 'percent', 'endsAt'])
    .where('startsAt', '<=', clock.now())
    .where('endsAt', '>', clock.now())
    .$if(Boolean(hotel), (query) => query.where('room.hotelId', '=', hotel ?? ''))
    .orderBy('room.id')
    .limit(limit)
    .execute()
  return deals.map(({ id, titles, percent, endsAt }) => ({
    kind: 'flash deal',
    of: id,
    name: titles.en,
    what: `-${percent} %`,
    until: endsAt,
  }))
}
