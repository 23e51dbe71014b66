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
  plan.offerDays === flashOffers.days && isInOffer(plan, today)

/** Opens the short offers that run today as deals: what the quote says of them, and an operator may end. */
export async function openFlashOffers(db: Db, { plans, today }: Plans): Promise<void> {
  const rows = plans
    .filter((plan) => hasFlashOffer(plan, today))
    .map((plan) => dealOf(plan, begunOn(plan, today)))
  if (rows.length === 0) return
  await db
    .insertInto('flashDeal')
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
    roomId: plan.roomId,
    startsAt: `${begun}T00:00:00`,
    endsAt: `${addDays(begun, plan.offerDays)}T00:00:00`,
    firstNight: begun,
    lastNight: last,
    percent: plan.offerPercent,
    fullCents,
  }
}

const midnight = (day: string) => `${day} 00:00:00`

/**
 * The plans as operators left them: a room with a deal of theirs is left out, and an offer that they ended early is
 * over until it comes back.
 */
export async function plansInForce(db: Db, { plans, today }: Plans): Promise<RatePlan[]> {
  const deals = await db
    .selectFrom('flashDeal')
    .select(['roomId', 'startsAt', 'endsAt'])
    .where('roomId', '=', sql<string>`any(${plans.map(({ roomId }) => roomId)}::text[])`)
    .where('endsAt', '>', midnight(addDays(today, -flashOffers.days)))
    .execute()
  return plans.flatMap((plan) => {
    const begun = hasFlashOffer(plan, today) ? begunOn(plan, today) : null
    const ofRoom = deals.filter(({ roomId }) => roomId === plan.roomId)
    const others = ofRoom.filter(({ startsAt }) => dayOf(startsAt) !== begun)
    if (others.some(({ endsAt }) => endsAt > midnight(today))) return []
    const own = ofRoom.find(({ startsAt }) => dayOf(startsAt) === begun)
    const isEnded = begun && own && own.endsAt < midnight(addDays(begun, plan.offerDays))
    return [isEnded ? { ...plan, offerPercent: 0 } : plan]
  })
}
