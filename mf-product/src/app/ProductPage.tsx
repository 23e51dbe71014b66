import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useBooking } from '../features/booking/state/use-booking'
import { useBookingActions } from '../features/booking/state/use-booking-actions'
import { Extras } from '../features/extras/Extras'
import { OtherOffers } from '../features/others/OtherOffers'
import { RoomOffers } from '../features/others/RoomOffers'
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
  useProductHead({ product, fromCents: booking.fromPrice?.sellPrice ?? null })
  return (
    <ProductFrame
      product={product}
      availableRooms={booking.quote?.kind === 'bookable' ? booking.quote.quote.availableRooms : null}
      tabs={<BookingTabs booking={booking} actions={actions} />}
      programme={<ProgrammeSection booking={booking} actions={actions} places={places} />}
      extras={<Extras productId={product.id} nights={dates?.nights ?? product.nights} criteria={criteria} />}
      roomOffers={dates && <RoomOffers productId={product.id} party={party} dates={dates} />}
      cancellation={<Cancellation booking={booking} />}
      cancellationSection={<CancellationSection booking={booking} />}
      aside={<BookingParts booking={booking} actions={actions} places={places} />}
    >
      <OtherOffers product={product} party={party} dates={dates} />
      <SimilarStays hotel={product.hotel} />
    </ProductFrame>
  )
}
