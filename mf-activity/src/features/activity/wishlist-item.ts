import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'

/** An activity as the wishlist keeps it; its house stands where a stay's hotel does. */
export const detailWish = (activity: ActivityOnlyDetail): WishlistItem => ({
  id: activity.id,
  type: 'ACTIVITY',
  label: activity.label,
  headwords: activity.headwords,
  imageUrl: activity.imagesBySize[0]?.base ?? '',
  uri: activity.uri,
  hotel: {
    label: activity.mainActivityCenter.label,
    location: { label: activity.mainActivityCenter.location.label },
    stars: activity.mainActivityCenter.star ?? 0,
    uri: activity.mainActivityCenter.uri,
  },
})
