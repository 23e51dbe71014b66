import { type Criteria, dateKeys } from '@escapade/shared-contracts/criteria/criteria'
import { onlyGiven, withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'

/** Any day of a month, or of its weekends, for as many nights as before; an empty text: no such wish. */
export const withWhen =
  (when: string) =>
  (criteria: Criteria): Criteria => {
    const bare = withoutKeys(criteria, dateKeys)
    return when ? onlyGiven({ ...bare, nights: criteria.nights, when }) : bare
  }

/** Days around the dates that are chosen; 0: those alone. */
export const withFlex =
  (flex: number) =>
  (criteria: Criteria): Criteria =>
    onlyGiven({ ...criteria, flex: flex || undefined })
