import type { Db } from '@escapade/gateway/platform/database/database'
import { writeFroms } from '@escapade/gateway/rates/first-froms'
import {
  arrayText,
  emptyMonth,
  insertRoomMonths,
  monthsOf,
  type NewMonth,
} from '@escapade/gateway/rates/room-months'
import { addDays, daysInMonth, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { openFlashOffers } from './flash-offers'
import { type GeneratedNight, nightGenerator, offerDayOf, type RatePlan } from './generated-nights'
import { fillMonths, horizonDays } from './generated-rates'
import { readPlans } from './rate-plans'

/** When the prices before an offer are said to have begun, in days before today. */
const onSaleFor = 90

/**
 * Puts new rooms that have a rate plan on sale for 13 months, with all that is read of it. No other process can know them
 * yet: they are written in a few statements, without the triggers (`inBulk`).
 */
export async function openRooms(db: Db, rooms: readonly string[], today: string): Promise<void> {
  if (rooms.length === 0) return
  const span = { from: today, to: addDays(today, horizonDays) }
  const nightsOf = nightGenerator({ ...span, today })
  const wanted = monthsOf(span).map((month) => ({ month, days: daysInMonth(month) }))
  const plans = await readPlans(db, rooms)
  const months = plans.flatMap((plan) => newMonths(plan, wanted, nightsOf(plan)))
  await insertRoomMonths(db, months)
  await writePastPrices(db, months, plans, today)
  await openFlashOffers(db, { plans, today })
  await writeFroms(db, rooms, months)
}

function newMonths(
  plan: RatePlan,
  wanted: { month: string; days: number }[],
  nights: GeneratedNight[],
): NewMonth[] {
  const months = wanted.map(
    ({ month, days }): NewMonth => ({ ...emptyMonth(plan.roomId, month, days), refs: null }),
  )
  fillMonths(months, nights)
  for (const { day, fullCents, offerCents } of nights) {
    if (offerCents === null) continue
    const month = months.find((each) => each.month === monthOf(day))
    if (!month) continue
    month.refs ??= [...month.prices]
    month.refs[Number(day.slice(8)) - 1] = fullCents
  }
  return months
}

/**
 * Writes prices of new rooms from before their offers began, as if they had been on sale for long: reference prices
 * are true from the first day on.
 */
async function writePastPrices(
  db: Db,
  months: readonly NewMonth[],
  plans: readonly RatePlan[],
  today: string,
) {
  const offerDays = new Map(plans.map((plan) => [plan.roomId, offerDayOf(plan, today)]))
  const reduced = months.flatMap(({ refs, ...month }) => (refs ? { ...month, refs } : []))
  if (reduced.length === 0) return
  await sql`
    insert into price_history (room_id, day, price_cents, changed_at)
    select room_id, month + n::integer - 1, step.cents, ${today}::date - step.days_ago * interval '1 day'
    from unnest(
      ${reduced.map(({ roomId }) => roomId)}::text[], ${reduced.map(({ month }) => firstDayOf(month))}::date[],
      ${reduced.map(({ prices }) => arrayText(prices))}::text[], ${reduced.map(({ refs }) => arrayText(refs))}::text[],
      ${reduced.map(({ roomId }) => offerDays.get(roomId))}::integer[]
    ) month (room_id, month, prices, refs, offer_day)
    cross join lateral unnest(prices::integer[], refs::integer[]) with ordinality night (price, ref, n)
    cross join lateral (values (ref, ${sql.lit(onSaleFor)}), (price, offer_day)) step (cents, days_ago)
    where price <> ref`.execute(db)
}
