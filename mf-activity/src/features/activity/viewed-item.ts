import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { activityPartyBounds } from '@escapade/shared-contracts/rules/party/activity-party-bounds'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'

/** Part of an activity that is remembered once it was looked at: the price of one adult of the usual party. */
export function viewedItem(activity: ActivityOnlyDetail): RecentlyViewedItem {
  const { id, label, uri, imagesBySize, prices, mainActivityCenter: center } = activity
  const price = prices[activityPartyBounds({ prices }).initial]
  return {
    id,
    type: 'ACTIVITY',
    label,
    imageUrl: imagesBySize[0]?.base ?? '',
    uri,
    price: {
      sellPrice: price?.sellPrice ?? 0,
      refPrice: price?.refPrice ?? null,
      promo: price?.promoPercentageRounded ?? 0,
      nights: 0,
    },
    hotel: {
      id: center.id,
      label: center.label,
      stars: center.star ?? 0,
      location: { label: center.location.label },
      review: { count: 0, score: null },
    },
  }
}
