import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import styles from './BookingCard.module.scss'
import { BookingPriceSkeleton } from './price/BookingPrice'

/** While the criteria are read: as tall as the card of a stay with dates. */
export const BookingCardSkeleton = () => (
  <>
    <div className={styles.banner}>
      <Skeleton shape="block" />
    </div>
    <BookingPriceSkeleton size="l" />
    <div className={styles.cells}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
    <div className={styles.button}>
      <Skeleton shape="block" />
    </div>
    <div className={styles.button} />
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton width={8} />
    </div>
  </>
)
