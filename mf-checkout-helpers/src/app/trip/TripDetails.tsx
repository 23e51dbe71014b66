import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { TripDays } from '../../features/stay/TripDays'
import { CancellationText } from '../CancellationText'

/** The stay day by day as it was sold, and what its buyer has written to the hotel. */
export function TripDetails({ order: { stay, lines, specialRequest } }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  if (!stay) return null
  return (
    <>
      {stay.programLineList.length > 0 && <TripDays stay={stay} />}
      <section aria-labelledby="terms-title">
        <Heading level={2} look={3} id="terms-title">
          {t('confirmation.terms')}
        </Heading>
        <CancellationText policy={stay.cancellationPolicy} premiumCents={premiumOf(lines)} isBought />
      </section>
      {specialRequest && (
        <section aria-labelledby="word-title">
          <Heading level={2} look={3} id="word-title">
            {t('confirmation.word')}
          </Heading>
          <p className={styles.word}>{specialRequest}</p>
        </section>
      )}
    </>
  )
}
