import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'

const stayKeys: readonly string[] = ['checkin', 'checkout', 'nights', 'a', 'c', 'b', 's']

/** When and for whom: what holds for another hotel as well. */
export const stayOf = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([key]) => stayKeys.includes(key)))
