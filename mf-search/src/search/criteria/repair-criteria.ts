import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { dayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { withoutDates } from './without-dates'

/** Criteria of an old or hand-made link as a visitor can have meant them: what is shown is what is searched. */
export const repairCriteria = (criteria: Criteria, now: string): Criteria =>
  withOrderedPrices(hasLostDates(criteria, now) ? withoutDates(criteria) : criteria)

/** They have passed, or end before they begin. */
const hasLostDates = ({ checkin, checkout, when }: Criteria, now: string): boolean =>
  (when !== undefined && when.slice(0, 7) < monthOf(now)) ||
  (checkin !== undefined && (checkin < dayOf(now) || (checkout !== undefined && checkout <= checkin)))

function withOrderedPrices(criteria: Criteria): Criteria {
  const { priceMin, priceMax } = criteria
  if (priceMin === undefined || priceMax === undefined || priceMin <= priceMax) return criteria
  return { ...criteria, priceMin: priceMax, priceMax: priceMin }
}
