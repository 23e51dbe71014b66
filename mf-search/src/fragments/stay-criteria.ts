import { type Criteria, dateKeys, partyKeys } from '@escapade/shared-contracts/criteria/criteria'
import { onlyKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

// Flexible dates are the search's: what stands beside a page is for one day or for any.
const flexibleKeys: readonly string[] = ['flex', 'when']
const stayKeys = [...dateKeys, ...partyKeys].filter((key) => !flexibleKeys.includes(key))

/** When and for whom: what holds for another hotel as well. */
export const stayOf = (criteria: Criteria): Criteria => onlyKeys(criteria, stayKeys)
