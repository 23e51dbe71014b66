import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Message } from '@escapade/shared-ui/message/Message'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import { EcoBanner } from './EcoBanner'
import styles from './Hotel.module.scss'
import { HotelRows } from './HotelRows'
import type { HotelTopic } from './hotel-topics'
import { importantInfos } from './important-infos'

const HotelDialog = lazy(() => import('./HotelDialog').then((module) => ({ default: module.HotelDialog })))

type Props = {
  product: StayDetail
  /** Words about cancelling this stay. */
  cancellation: ReactNode
}

/** The house: where, when, with what, and what to know before. */
export function HotelSection({ product, cancellation }: Props) {
  const { t } = useTranslation('product')
  const [topic, setTopic] = useState<HotelTopic | null>(null)
  const { hotel } = product
  const infos = importantInfos(product)
  return (
    <Section id="hotel" title={hotel.label}>
      {hotel.description && <Truncated text={hotel.description} className={styles.text} />}
      <HotelRows product={product} onOpen={setTopic} />
      {hotel.ecoFacilities.length > 0 && (
        <EcoBanner count={hotel.ecoFacilities.length} onOpen={() => setTopic('eco')} />
      )}
      {infos.length > 0 && (
        <div className={styles.infos}>
          <Message title={t('hotel.important')}>
            <ul>
              {infos.map((info) => (
                <li key={info}>{info}</li>
              ))}
            </ul>
          </Message>
        </div>
      )}
      <AppLink to={hotel.uri} className={styles.link}>
        {t('hotel.see', { hotel: hotel.label })}
      </AppLink>
      {topic && (
        <Suspense fallback={null}>
          <HotelDialog
            topic={topic}
            product={product}
            cancellation={cancellation}
            onClose={() => setTopic(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}
