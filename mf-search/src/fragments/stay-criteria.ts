import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onlyKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

const stayKeys = ['checkin', 'checkout', 'nights', 'a', 'c', 'b', 's']

/** When and for whom: what holds for another hotel as well. */
export const stayOf = (criteria: Criteria): Criteria => onlyKeys(criteria, stayKeys)
