import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'

const usualParty = 2

type Input = { query: Record<string, string>; criteria: Criteria }

/**
 * The activity to be bought, as query and hash of the page describe it (D78, D113), with the day of the visit as its
 * check-in; null when they name none.
 */
export function readCheckoutActivity({ query, criteria }: Input): ActivityOnlyItem | null {
  const { id, a, customType, checkin } = criteria
  const productId = query.productId ?? id
  if (!productId) return null
  return {
    productId,
    adults: a ?? usualParty,
    customType: customType === 'OWN_USE' ? 'OWN_USE' : 'GIFT',
    ...(checkin ? { date: checkin } : {}),
  }
}
