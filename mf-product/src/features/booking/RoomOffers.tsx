import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { OfferComparison } from '@escapade/shared-ui/offer-comparison/OfferComparison'
import type { Booking } from './state/use-booking'
import type { BookingActions } from './state/use-booking-actions'

type Props = { booking: Booking; actions: BookingActions }

/** Offers of the room on the dates with other board or conditions, chosen in place. */
export function RoomOffers({ booking: { product, offer }, actions }: Props) {
  const { locale, textLanguage: language } = useVisit()
  return (
    <OfferComparison
      locale={locale}
      language={language}
      offers={offer.offers}
      ownId={product.id}
      chosenId={offer.id}
      onChoose={actions.chooseOffer}
    />
  )
}
