import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useMinisite } from '@escapade/remote-kit/runtime/minisite'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { PriceInfo, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { type BookingStay, readStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { fromPriceQuery, quoteQuery } from './booking-queries'
import { type QuoteState, quoteState } from './quote-state'
import { type ChosenOffer, useChosenOffer } from './use-chosen-offer'
import { useDropStaleChoices } from './use-drop-stale-choices'
import { type ExtraDiscount, useExtraDiscount } from './use-extra-discount'
import { useStayCalendar } from './use-stay-calendar'

export type Booking = {
  product: StayDetail
  stay: BookingStay
  /** Offer of the room that is booked. */
  offer: ChosenOffer
  /** Without dates; null while it is loading, `unknown` where it cannot be had. */
  fromPrice: PriceInfo | 'unknown' | null
  /** Amount that a code takes off the price besides; null without one. */
  discount: ExtraDiscount | null
  /** null without dates. */
  quote: QuoteState | null
  /** Days of the dated activities; empty until dates are known. */
  activityDays: Quote['activityDates']
  /** The price shown belongs to a choice before the present one. */
  updating: boolean
  retry: () => void
  calendar: ReturnType<typeof useStayCalendar>
}

const noDays: Quote['activityDates'] = []
const noDates = { checkin: '', checkout: '', nights: 0 }

/** Everything the page knows about booking this stay with the present criteria. */
export function useBooking(product: StayDetail): Booking {
  const api = useApi()
  const { locale } = useVisit()
  const { criteria, ready } = useCriteria()
  const stay = readStay(criteria)
  const { dates, party, activityDates } = stay
  const offer = useChosenOffer(product.id, stay)
  const { minisite } = useMinisite()
  const shared = { id: offer.id, locale, party, minisite: minisite?.minisiteId }
  const from = useQuery({ ...fromPriceQuery(api, shared), enabled: dates === null })
  const quote = useQuery({
    ...quoteQuery(api, { ...shared, dates: dates ?? noDates, activityDates }),
    enabled: dates !== null && offer.isKnown,
  })
  useDropStaleChoices(activityDates, quote.isPlaceholderData ? undefined : quote.data?.activityDates)
  return {
    product,
    stay,
    offer,
    fromPrice: from.data?.fromPrice ?? (from.isError ? priceOfDetail(product, party) : null),
    discount: useExtraDiscount({ ...shared, dates, isKnown: offer.isKnown, from: from.data }),
    quote: dates && quoteState(quote),
    activityDays: (dates && quote.data?.activityDates) ?? noDays,
    updating: quote.isPlaceholderData,
    retry: () => void quote.refetch(),
    calendar: useStayCalendar({ ...product, id: offer.id }, stay, ready),
  }
}

/** The stay itself carries a lowest price for two: true for them when the price call fails, and for no other party. */
function priceOfDetail(product: StayDetail, { adult, child }: Party): PriceInfo | 'unknown' {
  const { sellPrice, refPrice, promo, nights, paxCount } = product
  if (adult !== paxCount || child > 0) return 'unknown'
  return {
    sellPrice,
    refPrice,
    promoPercentageRounded: promo,
    moneySaved: refPrice ? refPrice - sellPrice : 0,
    priceType: 'from-price',
    nbRooms: 1,
    nights,
  }
}
