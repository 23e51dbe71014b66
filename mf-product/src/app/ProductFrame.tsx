import { useRecordViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Gallery } from '@escapade/shared-ui/gallery/Gallery'
import type { ReactNode } from 'react'
import { HotelSection } from '../features/hotel/HotelSection'
import { Surroundings } from '../features/hotel/Surroundings'
import { productBadges } from '../features/product/badges'
import { ProductBadges } from '../features/product/ProductBadges'
import { ProductCare } from '../features/product/ProductCare'
import { ProductCrumbs } from '../features/product/ProductCrumbs'
import { ProductTitle } from '../features/product/ProductTitle'
import { viewedItem } from '../features/product/viewed-item'
import { Wish } from '../features/product/Wish'
import { Reviews } from '../features/reviews/Reviews'
import { RoomSection } from '../features/room/RoomSection'
import { DescriptionSection } from './DescriptionSection'
import styles from './ProductPage.module.scss'

type Props = {
  product: StayDetail
  /** Rooms left on the dates; null where none are chosen. */
  availableRooms: number | null
  tabs: ReactNode
  programme: ReactNode
  extras: ReactNode
  /** Other stays in the same room. */
  roomOffers?: ReactNode
  /** Words about cancelling, or giving back. */
  cancellation: ReactNode
  /** Words about cancelling under a title of their own. */
  cancellationSection: ReactNode
  /** The way to buy. */
  aside: ReactNode
  /** Below the columns. */
  children: ReactNode
}

/** Facts of a stay, for booking as for giving it. */
export function ProductFrame({ product, ...parts }: Props) {
  useRecordViewed(viewedItem(product))
  const badges = productBadges({
    ...product,
    availableRooms: parts.availableRooms ?? product.availableRooms,
  })
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
          {parts.tabs}
          <DescriptionSection product={product} />
          <RoomSection room={product.room} />
          {parts.roomOffers}
          {parts.programme}
          {parts.extras}
          <Reviews hotel={product.hotel} />
          <HotelSection product={product} cancellation={parts.cancellation} />
          <Surroundings hotel={product.hotel} />
          {parts.cancellationSection}
        </div>
        {parts.aside}
      </div>
      {parts.children}
    </div>
  )
}
