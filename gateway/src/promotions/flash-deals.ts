import { addDays, diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { changeNights, type Night } from '../rates/nights'
import type { FlashDealRow } from './promotion-tables'
import { reducedCents } from './reduced-price'

/** Deals are made for the nights of the next months. */
export const dealDays = 90

export type FlashDeal = Selectable<FlashDealRow>
type NewDeal = { roomId: string; today: string; percent: number; days: number }

/** Reduces a room's nights for some days, and notes what they cost before. The room is locked. */
export async function beginDeal(db: Db, { roomId, today, percent, days }: NewDeal): Promise<void> {
  const span = { from: today, to: addDays(today, dealDays) }
  const fullCents = new Array<number>(dealDays + 1).fill(0)
  await changeNights(db, { rooms: [roomId], ...span }, (night) => {
    fullCents[diffDays(today, night.day)] = night.priceCents
    return { ...night, priceCents: reducedCents(night.priceCents, percent) }
  })
  const terms = { endsAt: `${addDays(today, days)}T00:00:00`, percent, fullCents }
  await db
    .insertInto('flashDeal')
    .values({
      roomId,
      startsAt: `${today}T00:00:00`,
      firstNight: span.from,
      lastNight: span.to,
      ...terms,
    })
    // One that was ended the same day begins anew.
    .onConflict((conflict) => conflict.columns(['roomId', 'startsAt']).doUpdateSet(terms))
    .execute()
}

/**
 * Gives the nights to come the prices that the deal noted, but for those that have another one by now: that is the
 * hotel's. The room is locked.
 */
export async function finishDeal(db: Db, deal: FlashDeal, { now, today }: { now: string; today: string }) {
  const span = { rooms: [deal.roomId], from: today, to: deal.lastNight }
  await changeNights(db, span, (night) => ({ ...night, priceCents: priceAfter(deal, night) }))
  await db
    .updateTable('flashDeal')
    .set({
      endsAt: sql`greatest(starts_at + interval '1 second', least(ends_at, ${now}::timestamp))`,
      fullCents: [],
    })
    .where('roomId', '=', deal.roomId)
    .where('startsAt', '=', deal.startsAt)
    .execute()
}

function priceAfter({ firstNight, fullCents, percent }: FlashDeal, { day, priceCents }: Night): number {
  const full = fullCents[diffDays(firstNight, day)] ?? 0
  return reducedCents(full, percent) === priceCents ? full : priceCents
}

/** The deal of a room that runs. */
export const findRunningDeal = (db: Db, roomId: string, now: string): Promise<FlashDeal | undefined> =>
  db
    .selectFrom('flashDeal')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .executeTakeFirst()

/** Deals whose time is over while nights still have their prices. */
export const findEndedDeals = (db: Db, now: string): Promise<FlashDeal[]> =>
  db
    .selectFrom('flashDeal')
    .selectAll()
    .where('endsAt', '<=', now)
    .where(sql<boolean>`full_cents <> '{}'`)
    .orderBy('roomId')
    .execute()
