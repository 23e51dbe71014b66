import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onlyGiven } from '@escapade/shared-contracts/criteria/criteria-keys'
import { addDays, dayOf, diffDays, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { flexBounds, mostNights, nightBounds } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { withoutDates } from './without-dates'

/** Criteria of an old or hand-made link as a visitor can have meant them: what is shown is what is searched. */
export const repairCriteria = (criteria: Criteria, now: string): Criteria =>
  withOrderedPrices(hasLostDates(criteria, now) ? withoutDates(criteria) : withLimitedDates(criteria))

/** No more nights, and no more days around them, than a search takes; of two numbers of nights that of the dates. */
function withLimitedDates(criteria: Criteria): Criteria {
  const { checkin, checkout, nights, flex } = criteria
  const between = checkin && checkout ? diffDays(checkin, checkout) : undefined
  const asked = between ?? nights
  const limited = {
    nights: asked && clamp(asked, nightBounds),
    flex: flex && clamp(flex, flexBounds),
    checkout: checkin && between && between > mostNights ? addDays(checkin, mostNights) : checkout,
  }
  const isAsItWas =
    limited.flex === flex && limited.checkout === checkout && (nights ?? limited.nights) === limited.nights
  return isAsItWas ? criteria : onlyGiven({ ...criteria, ...limited })
}

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, Math.round(value)))

/** They have passed, or end before they begin. */
const hasLostDates = ({ checkin, checkout, when }: Criteria, now: string): boolean =>
  (when !== undefined && when.slice(0, 7) < monthOf(now)) ||
  (checkin !== undefined && (checkin < dayOf(now) || (checkout !== undefined && checkout <= checkin)))

function withOrderedPrices(criteria: Criteria): Criteria {
  const { priceMin, priceMax } = criteria
  if (priceMin === undefined || priceMax === undefined || priceMin <= priceMax) return criteria
  return { ...criteria, priceMin: priceMax, priceMax: priceMin }
}
