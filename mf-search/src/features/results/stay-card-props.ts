import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import { areFewRooms } from '@escapade/shared-contracts/rules/stays/few-rooms'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { badgeKindOf } from '@escapade/shared-ui/badge/Badge'
import type { CardBadge, StayCardProps } from '@escapade/shared-ui/card/StayCard'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'
import type { PriceView } from '@escapade/shared-ui/price/Price'
import type { TFunction } from 'i18next'
import { refundOf } from '../../search/refund-of'
import { stayPrice } from '../../search/stay-price'

const maxBadges = 2

type Input = {
  result: StayResult
  pack: StayPackage
  visit: Pick<Visit, 'locale' | 'flags' | 'textLanguage'>
  view: PriceView
  /** Listed to be given. */
  asGift?: boolean
  /** Listed as a voucher for this one stay. */
  asVoucher?: boolean
  /** Days that the price is for, where the search left them open. */
  days?: string
  /** Words on what a received gift leaves of a price. */
  giftNote: (cents: number) => string | undefined
  t: TFunction
}
type FromData = Pick<
  StayCardProps,
  | 'title'
  | 'image'
  | 'images'
  | 'where'
  | 'reasons'
  | 'hotel'
  | 'headwords'
  | 'included'
  | 'lodging'
  | 'refund'
  | 'review'
  | 'price'
  | 'badges'
>

/** A search result as its card shows it (SE-070). */
export function stayCardProps({
  result,
  pack,
  visit,
  view,
  asGift,
  asVoucher = false,
  days,
  giftNote,
  t,
}: Input): FromData {
  const { hotel } = result
  const { price, discount, code } = stayPrice({ pack, visit, view })
  const notes = [
    days,
    code === null ? undefined : t('card.withCode', { code }),
    // A gift pays for no other gift.
    asGift || asVoucher ? undefined : giftNote(price.cents),
  ].filter(Boolean)
  return {
    title: pack.label,
    image: pack.image,
    images: pack.images,
    where: whereOf({ result, pack, t }),
    reasons: reasonsOf({ result, promo: price.promo, t }),
    hotel: { label: hotel.label, stars: hotel.stars },
    headwords: pack.headwords,
    included: pack.included,
    // A gift is no room yet, and is given back by its own rules.
    ...(asGift || asVoucher ? {} : { lodging: pack.lodging, refund: refundOf(pack, visit) }),
    review: hotel.review,
    price: { ...price, note: notes.join(' · ') || undefined },
    badges: badgesOf({ pack, discount, asVoucher, t }),
  }
}

type Reasoned = { result: StayResult; promo: number | undefined; t: TFunction }

/** Parts of the search that the stay answers, with what the price has come down by. */
function reasonsOf({ result: { reasons = [] }, promo, t }: Reasoned): string[] {
  const labels = reasons.map(({ label }) => label)
  return labels.length > 0 && promo ? [...labels, t('ui:price.off', { percent: promo })] : labels
}

type Placed = { result: StayResult; pack: StayPackage; t: TFunction }

/** Place, and how far that is where the reasons do not say it. */
function whereOf({ result: { hotel, reasons = [] }, pack, t }: Placed): string {
  const { label } = hotel.location
  const isSaid = reasons.some(({ kind }) => kind === 'distance')
  if (isSaid || pack.distance === null || pack.distance < 1) return label
  return t('card.distance', { place: label, distance: Math.round(pack.distance) })
}

type BadgeInput = { pack: StayPackage; discount: number | null; asVoucher: boolean; t: TFunction }

/** Paid placement first: it must be seen; then what is sold and the extra discount. Two badges at most. */
function badgesOf({ pack, discount, asVoucher, t }: BadgeInput): CardBadge[] {
  const sponsored: CardBadge[] = pack.sponsored ? [{ kind: 'plain', label: t('card.sponsored') }] : []
  const voucher: CardBadge[] = asVoucher
    ? [{ kind: 'plain', icon: 'gift', label: t('card.voucher', { count: pack.nights }) }]
    : []
  const extra: CardBadge[] =
    discount === null ? [] : [{ kind: 'promo', emoji: '🔥', label: t('card.autoDiscount', { discount }) }]
  const { availableRooms, stressMessages } = pack
  const rooms: CardBadge[] =
    availableRooms !== null && areFewRooms(availableRooms)
      ? [{ kind: 'scarcity', label: t('ui:lodging.left', { count: availableRooms }) }]
      : []
  const stress = stressMessages.map(
    ({ message, color, icon, emoji }): CardBadge => ({
      kind: badgeKindOf(color),
      label: message,
      icon: toIconName(icon),
      emoji,
    }),
  )
  return [...sponsored, ...voucher, ...extra, ...rooms, ...stress].slice(0, maxBadges)
}

/** Part of a result that the wishlist keeps. */
export const wishlistItem = ({ hotel }: StayResult, pack: StayPackage, hash: string): WishlistItem => ({
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
  price: wishedPrice(pack, parseCriteria({ hash })),
})

/** Price of today, so that the list of favourites can say what has changed. */
function wishedPrice(pack: StayPackage, criteria: Criteria): WishlistItem['price'] {
  const { a: adult = defaultParty.adult, c: child = 0, b: baby = 0 } = criteria
  const checkin = pack.priceType === 'final-price' ? (pack.checkin ?? criteria.checkin) : undefined
  return { cents: pack.sellPrice, nights: pack.nights, adult, child, baby, ...(checkin ? { checkin } : {}) }
}
