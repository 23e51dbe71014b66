import { type Criteria, dateKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

/** Criteria without their dates. */
export const withoutDates = (criteria: Criteria): Criteria => withoutKeys(criteria, dateKeys)
