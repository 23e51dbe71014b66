import type { Db } from '@escapade/gateway/platform/database/database'
import { addDays, dayOf, diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { isInOffer, nightGenerator, offerDayOf, offerNights, type RatePlan } from './generated-nights'
import { flashOffers } from './offer-kinds'

type Plans = { plans: readonly RatePlan[]; today: string }

/** On which day the plan's offer of today began. */
const begunOn = (plan: RatePlan, today: string): string => addDays(today, -offerDayOf(plan, today))

/** Offers so short that their end is announced. */
const hasFlashOffer = (plan: RatePlan, today: string): boolean =>
  plan.offer_days === flashOffers.days && isInOffer(plan, today)

/** Opens the short offers that run today as deals: what the quote says of them, and an operator may end. */
export async function openFlashOffers(db: Db, { plans, today }: Plans): Promise<void> {
  const rows = plans
    .filter((plan) => hasFlashOffer(plan, today))
    .map((plan) => dealOf(plan, begunOn(plan, today)))
  if (rows.length === 0) return
  await db
    .insertInto('flash_deal')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function dealOf(plan: RatePlan, begun: string) {
  const last = addDays(begun, offerNights)
  const fullCents = new Array<number>(offerNights + 1).fill(0)
  for (const { day, fullCents: cents } of nightGenerator({ from: begun, to: last, today: begun })(plan))
    fullCents[diffDays(begun, day)] = cents
  return {
    room_id: plan.room_id,
    starts_at: `${begun}T00:00:00`,
    ends_at: `${addDays(begun, plan.offer_days)}T00:00:00`,
    first_night: begun,
    last_night: last,
    percent: plan.offer_percent,
    full_cents: fullCents,
  }
}

const midnight = (day: string) => `${day} 00:00:00`

/**
 * The plans as operators left them: a room with a deal of theirs is left out, and an offer that they ended early is
 * over until it comes back.
 */
export async function plansInForce(db: Db, { plans, today }: Plans): Promise<RatePlan[]> {
  const deals = await db
    .selectFrom('flash_deal')
    .select(['room_id', 'starts_at', 'ends_at'])
    .where('room_id', '=', sql<string>`any(${plans.map(({ room_id }) => room_id)}::text[])`)
    .where('ends_at', '>', midnight(addDays(today, -flashOffers.days)))
    .execute()
  return plans.flatMap((plan) => {
    const begun = hasFlashOffer(plan, today) ? begunOn(plan, today) : null
    const ofRoom = deals.filter(({ room_id }) => room_id === plan.room_id)
    const others = ofRoom.filter(({ starts_at }) => dayOf(starts_at) !== begun)
    if (others.some(({ ends_at }) => ends_at > midnight(today))) return []
    const own = ofRoom.find(({ starts_at }) => dayOf(starts_at) === begun)
    const isEnded = begun && own && own.ends_at < midnight(addDays(begun, plan.offer_days))
    return [isEnded ? { ...plan, offer_percent: 0 } : plan]
  })
}
