import { type Criteria, partyKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import type { ChangedParty } from '@escapade/shared-contracts/rules/party/change-party'

export type StayDates = { checkin: string; checkout: string; nights: number }

export const withDates = (criteria: Criteria, dates: StayDates): Criteria => ({
  ...withoutKeys(criteria, ['when']),
  ...dates,
})

/** Two adults alone are what everyone starts with: nothing of them stands in the hash. */
export function withParty(criteria: Criteria, { payload: { a, c, b, s } }: ChangedParty): Criteria {
  const bare = withoutKeys(criteria, partyKeys)
  return {
    ...bare,
    ...(a !== 2 || c || b ? { a } : {}),
    ...(c ? { c } : {}),
    ...(b ? { b } : {}),
    ...(s ? { s } : {}),
  }
}

export const withTheme = (criteria: Criteria, theme: string): Criteria =>
  theme ? { ...criteria, theme } : withoutKeys(criteria, ['theme'])
