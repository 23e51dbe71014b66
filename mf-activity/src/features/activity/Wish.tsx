import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { WishButton } from '@escapade/shared-ui/card/WishButton'
import { detailWish } from './wishlist-item'

export function Wish({ activity }: { activity: ActivityOnlyDetail }) {
  const { track } = useShell()
  const { has, toggle } = useWishlist()
  const wished = has(activity.id, 'ACTIVITY')
  const onToggle = () => {
    toggle(detailWish(activity))
    if (!wished) track({ name: 'add_to_wishlist', params: { item_id: activity.id } })
  }
  return <WishButton inline wished={wished} title={activity.label} onToggle={onToggle} />
}
