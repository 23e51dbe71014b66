import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { PartnerTerms } from '@escapade/remote-kit/runtime/minisite'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { shownPrice } from '../features/booking/price/shown-price'
import { RoomOffers } from '../features/booking/RoomOffers'
import { useBooking } from '../features/booking/state/use-booking'
import { useBookingActions } from '../features/booking/state/use-booking-actions'
import { Extras } from '../features/extras/Extras'
import { OtherOffers } from '../features/others/OtherOffers'
import { SimilarStays } from '../features/others/SimilarStays'
import { BookingParts } from './BookingParts'
import { BookingTabs } from './BookingTabs'
import { Cancellation, CancellationSection } from './CancellationSection'
import { ProductFrame } from './ProductFrame'
import { ProgrammeSection } from './ProgrammeSection'
import { useBookingPlaces } from './use-booking-places'
import { useProductHead } from './use-product-head'

/** Everything about one stay, and the way to book it. */
export function ProductPage({ product }: { product: StayDetail }) {
  const booking = useBooking(product)
  const actions = useBookingActions(booking)
  const places = useBookingPlaces()
  const { criteria } = useCriteria()
  const { dates, party } = booking.stay
  const quoted = booking.quote?.kind === 'bookable' ? booking.quote.quote : null
  const from = shownPrice({ quote: null, fromPrice: booking.fromPrice })
  useProductHead({ product, fromCents: typeof from === 'string' ? null : from.sellPrice })
  return (
    <ProductFrame
      product={product}
      availableRooms={quoted?.availableRooms ?? null}
      tabs={<BookingTabs booking={booking} actions={actions} places={places} />}
      programme={
        <>
          <PartnerTerms />
          <ProgrammeSection booking={booking} actions={actions} places={places} />
        </>
      }
      extras={
        <Extras
          productId={booking.offer.id}
          nights={dates?.nights ?? product.nights}
          party={party}
          criteria={criteria}
        />
      }
      roomOffers={<RoomOffers booking={booking} actions={actions} />}
      cancellation={<Cancellation booking={booking} />}
      cancellationSection={<CancellationSection booking={booking} />}
      aside={<BookingParts booking={booking} actions={actions} places={places} />}
    >
      <OtherOffers product={product} party={party} dates={dates} />
      <SimilarStays hotel={product.hotel} />
    </ProductFrame>
  )
}
