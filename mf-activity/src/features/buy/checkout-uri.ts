import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Purchase = { id: string; adults: number; ownUse: boolean; day: string | null; locale: Locale }

/**
 * Address at which an activity is paid (D78, AC-016): the activity in the query; adults, day and own use in the hash.
 */
export function checkoutUri({ id, adults, ownUse, day, locale }: Purchase): string {
  const criteria = {
    id,
    a: adults,
    ...(day ? { checkin: day } : {}),
    ...(ownUse ? { customType: 'OWN_USE' } : {}),
  }
  return paths.activityCheckout({ productId: id, locale, hash: serializeCriteria({ criteria }) })
}
