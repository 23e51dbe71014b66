import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Score } from '@escapade/shared-ui/score/Score'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import styles from './Hotel.module.scss'

/** Picture, name, class, place and score. */
export function HotelTitle({ hotel }: { hotel: Hotel }) {
  const [picture] = hotel.images
  return (
    <header className={styles.title}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            src={picture.base}
            alt={picture.alt}
            width={1280}
            height={720}
            sizes="(min-width: 1296px) 1240px, 100vw"
            priority
          />
        </div>
      )}
      <div className={styles.name}>
        <div>
          <Heading level={1}>{hotel.label}</Heading>
          <p>
            <Stars count={hotel.stars} /> {hotel.location.address}
          </p>
        </div>
        <Score {...hotel.review} />
      </div>
    </header>
  )
}
