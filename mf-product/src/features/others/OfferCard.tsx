import { useFollow } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import type { HotelSummary, StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { badgeKindOf } from '@escapade/shared-ui/badge/Badge'
import { StayCard } from '@escapade/shared-ui/card/StayCard'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'

type Props = { offer: StayPackage; hotel: HotelSummary }

export function OfferCard({ offer, hotel }: Props) {
  const { visit, href } = useShell()
  const follow = useFollow()
  const { has, toggle } = useWishlist()
  const uri = useUri(offer.id)
  const { id, label, headwords, image } = offer
  const wished = {
    id,
    type: 'STAY' as const,
    label,
    headwords,
    imageUrl: image.base,
    uri: offer.uri,
    hotel: {
      label: hotel.label,
      location: { label: hotel.location.label },
      stars: hotel.stars,
      uri: hotel.uri,
    },
  }
  return (
    <StayCard
      href={href(uri)}
      onOpen={follow(uri)}
      title={headwords || label}
      image={image}
      where={hotel.location.label}
      hotel={hotel}
      included={offer.included}
      lodging={offer.lodging}
      refund={{
        hasDates: offer.priceType === 'final-price',
        policy: offer.cancellationPolicy,
        language: visit.textLanguage,
      }}
      review={hotel.review}
      badges={offer.stressMessages.slice(0, 1).map(({ message, color, icon, emoji }) => ({
        kind: badgeKindOf(color),
        label: message,
        icon: toIconName(icon),
        emoji,
      }))}
      price={{
        locale: visit.locale,
        cents: offer.sellPrice,
        refCents: offer.promo > 0 ? offer.refPrice : null,
        promo: offer.promo,
        nights: offer.nights,
        persons: offer.paxCount,
        from: offer.priceType === 'from-price',
        taxCents: offer.localTaxOnSite,
        taxAtMost: offer.localTaxAtMost,
      }}
      wish={{ wished: has(id), onToggle: () => toggle(wished) }}
    />
  )
}

/** The other stay opens with the same wishes; chosen days of activities are of this one. */
function useUri(id: string): string {
  const { criteria } = useCriteria()
  const { activityDates, offerId, ...rest } = criteria
  return paths.product({ id, hash: serializeCriteria({ criteria: rest }) })
}
