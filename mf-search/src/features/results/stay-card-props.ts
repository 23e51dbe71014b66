import type { StayPackage } from '@escapade/shared-contracts/api/catalogue-schemas'
import type { StayResult } from '@escapade/shared-contracts/api/search-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { badgeKindOf } from '@escapade/shared-ui/badge/Badge'
import type { CardBadge, StayCardProps } from '@escapade/shared-ui/card/StayCard'
import { toIconName } from '@escapade/shared-ui/icon/Icon'
import type { PriceView } from '@escapade/shared-ui/price/Price'
import type { TFunction } from 'i18next'

const maxBadges = 2

type Input = { result: StayResult; pack: StayPackage; locale: Locale; view: PriceView; t: TFunction }
type FromData = Pick<
  StayCardProps,
  'title' | 'image' | 'where' | 'hotel' | 'included' | 'review' | 'price' | 'badges'
>

/** A search result as its card shows it (SE-070). */
export function stayCardProps({ result, pack, locale, view, t }: Input): FromData {
  const { hotel } = result
  return {
    title: pack.label,
    image: pack.image,
    where: whereOf({ hotel, pack, t }),
    hotel: { label: hotel.label, stars: hotel.stars },
    included: pack.included,
    review: hotel.review,
    price: {
      locale,
      view,
      cents: pack.sellPrice,
      refCents: pack.promo > 0 ? pack.refPrice : null,
      promo: pack.promo,
      nights: pack.nights,
      persons: pack.paxCount,
      from: pack.priceType === 'from-price',
      taxCents: pack.localTaxOnSite,
    },
    badges: badgesOf(pack, t),
  }
}

function whereOf({
  hotel,
  pack,
  t,
}: {
  hotel: StayResult['hotel']
  pack: StayPackage
  t: TFunction
}): string {
  const { label } = hotel.location
  if (pack.distance === null || pack.distance < 1) return label
  return t('card.distance', { place: label, distance: Math.round(pack.distance) })
}

/** Paid placement first: it must be seen. Two badges at most. */
function badgesOf(pack: StayPackage, t: TFunction): CardBadge[] {
  const sponsored: CardBadge[] = pack.sponsored ? [{ kind: 'plain', label: t('card.sponsored') }] : []
  const stress = pack.stressMessages.map(
    ({ message, color, icon, emoji }): CardBadge => ({
      kind: badgeKindOf(color),
      label: message,
      icon: toIconName(icon),
      emoji,
    }),
  )
  return [...sponsored, ...stress].slice(0, maxBadges)
}

/** What the wishlist keeps of a result. */
export const wishlistItem = ({ hotel }: StayResult, pack: StayPackage): WishlistItem => ({
  id: pack.id,
  type: 'STAY',
  label: pack.label,
  headwords: pack.headwords,
  imageUrl: pack.image.base,
  uri: pack.uri,
  hotel: {
    label: hotel.label,
    location: { label: hotel.location.label },
    stars: hotel.stars,
    uri: hotel.uri,
  },
})
