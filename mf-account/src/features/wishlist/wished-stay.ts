import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'

/** The days that a stay was saved for. */
export function daysOf({ price }: WishlistItem): { checkin: string; checkout: string } | null {
  if (!price?.checkin) return null
  return { checkin: price.checkin, checkout: addDays(price.checkin, price.nights) }
}

/** Its page, for the days and the party that its price was for. */
export function wishedUri(item: WishlistItem): string {
  const days = daysOf(item)
  if (!days || !item.price) return item.uri
  const { nights, adult: a, child: c, baby: b } = item.price
  const party = { a, ...(c ? { c } : {}), ...(b ? { b } : {}) }
  return `${item.uri}#${serializeCriteria({ criteria: { ...days, nights, ...party } })}`
}
