import { Carousel } from '@escapade/shared-ui/carousel/Carousel'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferCard } from './OfferCard'
import styles from './OtherOffers.module.scss'

type Card = ComponentProps<typeof OfferCard>
type Props = { hotel: Card['hotel']; offers: readonly Card['offer'][] }

/** Offers of one hotel, in a row. */
export function OfferCarousel({ hotel, offers }: Props) {
  const { t } = useTranslation('product')
  const title = t('others.title', { hotel: hotel.label })
  return (
    <div className={styles.others}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      <Carousel label={title} columns={3}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} hotel={hotel} />
        ))}
      </Carousel>
    </div>
  )
}
