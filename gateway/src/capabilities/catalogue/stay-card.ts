import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { localTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { isLocalTaxAtMost, localTaxPayers } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import type { PromoKind } from '@escapade/shared-contracts/rules/money/promo-shown'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { discountOf } from '../../pricing/discount'
import type { PartySize } from '../../pricing/stay-price'
import { announcedDiscount } from '../../promotions/promotion-terms'
import { cancellationPolicy } from './cancellation-policy'
import type { CardContent } from './card-contents'
import { lodgingOf } from './lodging'
import { stressMessages } from './stress-messages'

/** A price for a card; `checkin` is null for a from-price. */
export type CardPrice = {
  sellCents: number
  /** Price by the lowest of the 30 days before, whether higher or not. */
  refCents: number
  nights: number
  checkin: string | null
  roomsLeft: number | null
  /** Days before arrival until which it is cancelled at least; null: depends on the dates. */
  cancelDays: number | null
  distance: number | null
}

/** `isFlexible`: the card says its day, which the search left open. */
export type CardView = {
  locale: Locale
  party: PartySize
  now: string
  promoKind: PromoKind
  isFlexible?: boolean
}

export function presentStayCard(card: CardContent, price: CardPrice, view: CardView): StayPackage {
  const { party } = view
  const tax = {
    localTax: card.localTax,
    packagePriceCents: price.sellCents,
    persons: localTaxPayers({ party, freeUnder: card.localTax?.freeUnder }),
    nights: price.nights,
  }
  return {
    id: card.id,
    label: card.label,
    headwords: card.headwords,
    included: card.included,
    image: card.image,
    images: card.images,
    imageUrl: card.image.url,
    uri: paths.product({ id: card.id }),
    nights: price.nights,
    ...(view.isFlexible ? { checkin: price.checkin } : {}),
    paxCount: party.adult + party.child,
    lodging: lodgingOf(card.lodging, { party, nights: price.nights, locale: view.locale }) ?? undefined,
    sellPrice: price.sellCents,
    ...discountOf(price, view.promoKind),
    priceType: price.checkin ? 'final-price' : 'from-price',
    autoDiscount: announcedDiscount(card.announced, {
      locale: view.locale,
      amountCents: price.sellCents,
      today: dayOf(view.now),
    }),
    availableRooms: price.roomsLeft,
    lastMinute: card.lastMinute,
    expiration: card.expiration,
    marketingLabels: card.marketingLabels,
    targetedLabel: card.targetedLabel,
    stressMessages: stressMessages({ card, locale: view.locale, now: view.now }),
    cancellationPolicy: cancellationPolicy({
      terms: card.terms,
      cancelDays: price.cancelDays,
      checkin: price.checkin,
      now: view.now,
    }),
    localTax: card.localTax,
    localTaxOnSite: localTaxBreakdown(tax)?.taxOnSite ?? 0,
    localTaxAtMost: isLocalTaxAtMost({ party, localTax: card.localTax }),
    distance: price.distance,
    published: card.published,
    sponsored: card.sponsored,
  }
}
