import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyPackage } from '@escapade/shared-contracts/api/activities/activities-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { ActivityCard } from '@escapade/shared-ui/card/ActivityCard'
import type { MouseEvent } from 'react'
import { useWish } from '../../search/use-wish'

type ActivityResultCardProps = {
  activity: ActivityOnlyPackage
  hash: string
  priority?: boolean
  headingLevel?: number
  /** Opens beside the page instead of in its place. */
  newTab?: boolean
}

/** A day activity among the results. */
export function ActivityResultCard({
  activity,
  hash,
  priority,
  headingLevel = 2,
  newTab,
}: ActivityResultCardProps) {
  const { visit, href, navigate, track } = useShell()
  const wish = useWish()
  const { id, label, univers, image, mainActivityCenter: centre, headwords } = activity
  const uri = paths.activity({ id, hash })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    track({ name: 'select_item', params: { item_id: id, item_name: label } })
    if (newTab || isForBrowser(event)) return
    event.preventDefault()
    navigate(uri)
  }
  return (
    <ActivityCard
      href={href(uri)}
      onOpen={open}
      title={label}
      image={image}
      where={`${univers} · ${centre.location.label}`}
      center={centre}
      headwords={headwords}
      price={{ locale: visit.locale, ...activity }}
      wish={wish(wishlistItem(activity))}
      headingLevel={headingLevel}
      newTab={newTab}
      priority={priority}
    />
  )
}

const wishlistItem = ({ mainActivityCenter: centre, ...activity }: ActivityOnlyPackage): WishlistItem => ({
  id: activity.id,
  type: 'ACTIVITY',
  label: activity.label,
  headwords: activity.headwords,
  imageUrl: activity.image.base,
  uri: activity.uri,
  hotel: {
    label: centre.label,
    location: { label: centre.location.label },
    stars: centre.star ?? 0,
    uri: centre.uri,
  },
})
