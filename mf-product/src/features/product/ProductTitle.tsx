import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Score } from '@escapade/shared-ui/score/Score'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProductTitle.module.scss'

type Props = {
  product: Pick<StayDetail, 'label' | 'hotel'>
  /** The heart. */
  wish: ReactNode
  badges: ReactNode
}

/** Spain and Italy know the hotel before they know the stay (spec A §2). */
const hotelFirst = (country: string) => country === 'ES' || country === 'IT'

export function ProductTitle({ product, wish, badges }: Props) {
  const { t } = useTranslation('product')
  const { locale, flags } = useVisit()
  const { hotel } = product
  const heading = (
    <div key="heading" className={styles.heading}>
      <Heading level={1}>{product.label}</Heading>
      {wish}
    </div>
  )
  const ofHotel = (
    <div key="hotel" className={styles.hotel}>
      <p>
        <AppLink to={hotel.uri}>{hotel.label}</AppLink> <Stars count={hotel.stars} />
        <span className={styles.place}>{hotel.location.label}</span>
        {hotel.review.count === 0 && <span className={styles.place}>{t('reviews.none')}</span>}
      </p>
      <Score {...hotel.review} allIncentive={flags.allIncentive === true} />
    </div>
  )
  return (
    <header className={styles.title}>
      {hotelFirst(countryOf(locale)) ? [ofHotel, heading] : [heading, ofHotel]}
      {badges}
    </header>
  )
}
