import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Purchase = { id: string; adults: number; ownUse: boolean; day: string | null; locale: Locale }

/**
 * Where an activity is paid (D78, AC-016): what it is in the query; for how many, on which day and whether for oneself
 * in the hash.
 */
export function checkoutUri({ id, adults, ownUse, day, locale }: Purchase): string {
  const query = new URLSearchParams({ productId: id, locale })
  const criteria = {
    id,
    a: adults,
    ...(day ? { checkin: day } : {}),
    ...(ownUse ? { customType: 'OWN_USE' } : {}),
  }
  return `/checkout/activity?${query}#${serializeCriteria({ criteria })}`
}
