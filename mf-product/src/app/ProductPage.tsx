import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useRecordViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import type { StayDetail } from '@escapade/shared-contracts/api/catalogue-schemas'
import { Gallery } from '@escapade/shared-ui/gallery/Gallery'
import { useBooking } from '../features/booking/use-booking'
import { useBookingActions } from '../features/booking/use-booking-actions'
import { Extras } from '../features/extras/Extras'
import { OtherOffers } from '../features/others/OtherOffers'
import { RoomOffers } from '../features/others/RoomOffers'
import { SimilarStays } from '../features/others/SimilarStays'
import { productBadges } from '../features/product/badges'
import { ProductBadges } from '../features/product/ProductBadges'
import { ProductCare } from '../features/product/ProductCare'
import { ProductCrumbs } from '../features/product/ProductCrumbs'
import { ProductTitle } from '../features/product/ProductTitle'
import { viewedItem } from '../features/product/viewed-item'
import { Wish } from '../features/product/Wish'
import { Reviews } from '../features/reviews/Reviews'
import { RoomSection } from '../features/room/RoomSection'
import { BookingParts } from './BookingParts'
import { CancellationSection } from './CancellationSection'
import { DescriptionSection } from './DescriptionSection'
import { HotelPart } from './HotelPart'
import styles from './ProductPage.module.scss'
import { ProgrammeSection } from './ProgrammeSection'
import { Tabs } from './Tabs'
import { useBookingPlaces } from './use-booking-places'
import { useProductHead } from './use-product-head'

/** Everything about one stay, and the way to book it. */
export function ProductPage({ product }: { product: StayDetail }) {
  const booking = useBooking(product)
  const actions = useBookingActions(booking)
  const places = useBookingPlaces()
  const { criteria } = useCriteria()
  const { dates, party } = booking.stay
  const nights = dates?.nights ?? product.nights
  useRecordViewed(viewedItem(product))
  useProductHead(booking)
  const availableRooms = booking.quote?.kind === 'bookable' ? booking.quote.quote.availableRooms : null
  const badges = productBadges({ ...product, availableRooms: availableRooms ?? product.availableRooms })
  return (
    <div className={styles.page}>
      <ProductCrumbs product={product} />
      <ProductCare product={product} />
      <Gallery images={product.images} title={product.label} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProductTitle
            product={product}
            wish={<Wish product={product} />}
            badges={<ProductBadges badges={badges} expiration={product.expiration} />}
          />
          <Tabs booking={booking} actions={actions} />
          <DescriptionSection product={product} />
          <ProgrammeSection booking={booking} actions={actions} places={places} />
          <Extras productId={product.id} nights={nights} criteria={criteria} />
          <RoomSection room={product.room} />
          {dates && <RoomOffers productId={product.id} party={party} dates={dates} />}
          <Reviews hotel={product.hotel} />
          <HotelPart booking={booking} />
          <CancellationSection booking={booking} />
        </div>
        <BookingParts booking={booking} actions={actions} places={places} />
      </div>
      <OtherOffers product={product} party={party} dates={dates} />
      <SimilarStays hotel={product.hotel} />
    </div>
  )
}
