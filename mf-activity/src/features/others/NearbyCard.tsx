import { useFollow } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import type { ActivityOnlyPackage } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { ActivityCard } from '@escapade/shared-ui/card/ActivityCard'

export function NearbyCard({ activity }: { activity: ActivityOnlyPackage }) {
  const { visit, href } = useShell()
  const follow = useFollow()
  const { has, toggle } = useWishlist()
  const { id, label, headwords, image, uri, univers, mainActivityCenter: center } = activity
  const wish = {
    id,
    type: 'ACTIVITY' as const,
    label,
    headwords,
    imageUrl: image.base,
    uri,
    hotel: {
      label: center.label,
      location: { label: center.location.label },
      stars: center.star ?? 0,
      uri: center.uri,
    },
  }
  return (
    <ActivityCard
      href={href(uri)}
      onOpen={follow(uri)}
      title={label}
      image={image}
      where={`${univers} · ${center.location.label}`}
      center={center}
      headwords={headwords}
      price={{ ...activity, locale: visit.locale }}
      wish={{ wished: has(id, 'ACTIVITY'), onToggle: () => toggle(wish) }}
    />
  )
}
