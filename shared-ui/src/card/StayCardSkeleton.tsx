import { Skeleton } from '../skeleton/Skeleton'
import { PriceSkeleton } from './PriceSkeleton'
import styles from './StayCard.module.scss'

/** Stands where a StayCard will, at its size. */
export const StayCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.picture}>
      <Skeleton shape="block" />
    </div>
    <div className={styles.where}>
      <Skeleton width={5} />
    </div>
    <div className={styles.title} data-look="3">
      <Skeleton width={9} shape="title" />
    </div>
    <div className={styles.hotel}>
      <Skeleton width={5} />
    </div>
    <div className={styles.headwords}>
      <Skeleton width={8} />
    </div>
    <div className={styles.included}>
      <Skeleton width={7} />
    </div>
    <div className={styles.included}>
      <Skeleton width={9} />
    </div>
    <div className={styles.included}>
      <Skeleton width={8} />
    </div>
    <div className={styles.foot}>
      <span className={styles.score}>
        <Skeleton shape="price" />
      </span>
      <PriceSkeleton />
    </div>
  </div>
)
