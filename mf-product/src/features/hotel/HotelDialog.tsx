import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GettingThere } from './GettingThere'
import styles from './HotelDialog.module.scss'
import { Hours } from './Hours'
import type { HotelTopic } from './hotel-topics'
import { Services } from './Services'
import { ThingsToKnow } from './ThingsToKnow'

type Props = {
  topic: HotelTopic
  product: StayDetail
  cancellation: ReactNode
  onClose: () => void
}

/** Dialog that opens from the hotel's rows. Loaded with the first of them. */
export function HotelDialog({ topic, product, cancellation, onClose }: Props) {
  const { t } = useTranslation('product')
  const { hotel } = product
  const title = t(`hotel.${topic}.title`, { count: hotel.facilities.length })
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.body}>
        {topic === 'gettingThere' && <GettingThere hotel={hotel} />}
        {topic === 'hours' && <Hours product={product} />}
        {topic === 'services' && <Services hotel={hotel} />}
        {topic === 'toKnow' && <ThingsToKnow product={product} cancellation={cancellation} />}
        {topic === 'eco' && (
          <ul className={styles.checks}>
            {hotel.ecoFacilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
