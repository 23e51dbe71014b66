import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/stays/activities-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'

const usualParty = 2

/**
 * The activity to be bought, as the hash of the page describes it (D113), with the day of the visit as its
 * check-in; null when it names none.
 */
export function readCheckoutActivity({ id, a, customType, checkin }: Criteria): ActivityOnlyItem | null {
  if (!id) return null
  return {
    productId: id,
    adults: a ?? usualParty,
    customType: customType === 'OWN_USE' ? 'OWN_USE' : 'GIFT',
    ...(checkin ? { date: checkin } : {}),
  }
}
