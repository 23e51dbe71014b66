import { type Criteria, dateKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

/** The same wish, whenever. */
export const withoutDates = (criteria: Criteria): Criteria => withoutKeys(criteria, dateKeys)
