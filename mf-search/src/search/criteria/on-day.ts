import { type Criteria, dateKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

type Day = { checkin: string; nights: number }

/** Criteria on one of the days that their flexible dates allow. */
export const onDay = (criteria: Criteria, { checkin, nights }: Day): Criteria => ({
  ...withoutKeys(criteria, dateKeys),
  checkin,
  checkout: addDays(checkin, nights),
  nights,
})

type Priced = { checkin?: string | null | undefined; nights: number }

/** Hash that opens a stay: with the day that its price is for, where the search left the day open. */
export const hashOn = (hash: string, { checkin, nights }: Priced): string =>
  checkin ? serializeCriteria({ criteria: onDay(parseCriteria({ hash }), { checkin, nights }) }) : hash
