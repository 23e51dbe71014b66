import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Score } from '@escapade/shared-ui/score/Score'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'

/** Name, class, place and score. */
export function HotelTitle({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  return (
    <header className={styles.name}>
      <div>
        <Heading level={1}>{hotel.label}</Heading>
        <p>
          <Stars count={hotel.stars} /> {hotel.location.address}
        </p>
        {hotel.review.count === 0 && <p>{t('title.firstToTry')}</p>}
      </div>
      <Score {...hotel.review} />
    </header>
  )
}
