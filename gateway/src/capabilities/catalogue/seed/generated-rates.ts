import { addDays } from '@escapade/shared-contracts/rules/days'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { generatedNights, type NightsSpan } from './generated-nights'
import { flashOffers } from './offer-kinds'

/** How far ahead rooms are on sale: 13 months. */
export const horizonDays = 396
/** Special offers are made for the nights of the next months. */
export const offerDays = 90

type Sale = { rooms: string[]; today: string }
const offerSpan = ({ rooms, today }: Sale): NightsSpan => ({
  rooms,
  from: today,
  to: addDays(today, offerDays),
  today,
})

/**
 * Puts rooms on sale from one day to another, room by room as they are read later. Nights that are on sale already
 * stay as they are; rooms that nobody else can know yet have none, and a quarter of the time is saved.
 */
export async function openSale(db: Db, span: NightsSpan, { areNew = false } = {}): Promise<void> {
  await sql`
    insert into room_day (room_id, day, price_cents, available, min_los, closed_to_arrival)
    select room_id, day, case when in_offer then offer_cents else full_cents end, available, min_los, closed_to_arrival
    from (${generatedNights(span)}) nights
    order by place
    ${areNew ? sql`` : sql`on conflict do nothing`}
  `.execute(db)
}

/**
 * What the prices of new rooms were before their offers began, as if they had been on sale for long: reference
 * prices are true from the first day on.
 */
export async function writePastPrices(db: Db, sale: Sale): Promise<void> {
  const rooms = await roomsInOffer(db, sale)
  if (rooms.length === 0) return
  await sql`
    insert into price_history (room_id, day, price_cents, changed_at)
    select room_id, day, step.cents, ${sale.today}::date - step.days_ago::integer * interval '1 day'
    from (${generatedNights(offerSpan({ ...sale, rooms }))}) nights
    cross join lateral (values (full_cents, 90), (offer_cents, offer_day)) step (cents, days_ago)
    where in_offer
  `.execute(db)
}

/** Few rooms have an offer on a day: nights of the others need not be made to find that out. */
async function roomsInOffer(db: Db, { rooms, today }: Sale): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    select room_id from rate_plan
    where room_id = any(${rooms}::text[]) and offer_percent > 0
      and (${today}::date - date '2000-01-01' + offer_phase) % offer_cycle < offer_days
    order by room_id`.execute(db)
  return rows.map(({ room_id }) => room_id)
}

/** Notes the short offers that run today with their end: what the quote tells of them. */
export async function openFlashDeals(db: Db, { rooms, today }: Sale): Promise<void> {
  await sql`
    insert into flash_deal (room_id, starts_at, ends_at, first_night, last_night)
    select room_id, begun, begun + offer_days, begun, begun + ${sql.lit(offerDays)}
    from rate_plan
    cross join lateral (
      select ${today}::date - (${today}::date - date '2000-01-01' + offer_phase) % offer_cycle as begun
    ) cycle
    where room_id = any(${rooms}::text[]) and offer_percent > 0 and offer_days = ${sql.lit(flashOffers.days)}
      and ${today}::date < begun + offer_days
    on conflict do nothing
  `.execute(db)
}

/**
 * Begins and ends the offers of a day that has come; each change of a rate is recorded by the database. Answers the
 * rooms of which a rate changed.
 */
export async function turnOffers(db: Db, sale: Sale): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    with turned as (
      update room_day set price_cents = case when in_offer then offer_cents else full_cents end
      from (${generatedNights(offerSpan(sale))}) nights
      where nights.room_id = room_day.room_id and nights.day = room_day.day
        and price_cents <> case when in_offer then offer_cents else full_cents end
      returning room_day.room_id
    )
    select distinct room_id from turned
  `.execute(db)
  return rows.map((row) => row.room_id)
}
