import type { SearchChange } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { withDistance, withValues } from '../../features/filters/filters'
import { withFlex } from '../../features/search-box/flexible/flexible-criteria'
import { withoutPlace } from '../../search/criteria/place'
import { withoutDates } from '../../search/criteria/without-dates'

type Changed = { flow: Flow; criteria: Criteria }

/** The search of the address after changes that the gateway proposes in the words of the call. */
export const changedCriteria = (from: Changed, changes: readonly SearchChange[]): Changed =>
  changes.reduce(changeOnce, from)

function changeOnce({ flow, criteria }: Changed, change: SearchChange): Changed {
  if (change.kind === 'flow') return { flow: change.flow, criteria }
  return { flow, criteria: changeCriteria({ flow, criteria }, change) }
}

function changeCriteria(
  { flow, criteria }: Changed,
  change: Exclude<SearchChange, { kind: 'flow' }>,
): Criteria {
  if (change.kind === 'adult') return { ...criteria, a: change.adult }
  if (change.kind === 'flex') return withFlex(change.flex)(criteria)
  if (change.kind === 'distanceMax') return withDistance(criteria, change.distanceMax)
  if (change.kind === 'without') return withoutWish(criteria, change)
  if (flow === 'gifting') return { ...criteria, giftNights: change.night }
  const { checkin } = criteria
  const checkout = checkin && addDays(checkin, change.night)
  return withValues(criteria, { nights: change.night, checkout })
}

function withoutWish(
  criteria: Criteria,
  { key, value }: Extract<SearchChange, { kind: 'without' }>,
): Criteria {
  if (key === 'place') return withoutPlace(criteria)
  if (key === 'dates') return withoutDates(criteria)
  if (key === 'priceMax') return withValues(criteria, { priceMin: undefined, priceMax: undefined })
  const list = criteria[key]
  const left = value !== undefined && Array.isArray(list) ? list.filter((each) => each !== value) : undefined
  return withValues(criteria, { [key]: left })
}
