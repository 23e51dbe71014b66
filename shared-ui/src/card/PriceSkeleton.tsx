import { Skeleton } from '../skeleton/Skeleton'
import styles from './PriceSkeleton.module.scss'

/** As tall as a price with its struck price, unit and tax line. */
export const PriceSkeleton = () => (
  <span className={styles.price} aria-hidden="true">
    <span className={styles.small}>
      <Skeleton width={6} shape="small" />
    </span>
    <span className={styles.now}>
      <Skeleton width={6} shape="price" />
    </span>
    <span className={styles.small}>
      <Skeleton width={8} />
    </span>
    <span className={styles.tax}>
      <Skeleton shape="small" />
    </span>
  </span>
)
