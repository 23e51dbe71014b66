import { type Criteria, dateKeys, partyKeys } from '@escapade/shared-contracts/criteria/criteria'
import { onlyKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

const stayKeys = [...dateKeys, ...partyKeys]

/** When and for whom: what holds for another hotel as well. */
export const stayOf = (criteria: Criteria): Criteria => onlyKeys(criteria, stayKeys)
