import type { OrderedStay, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { Programme } from '../../features/stay/Programme'
import { CancellationText } from '../CancellationText'

/** The stay day by day as it was sold, and what its buyer has written to the hotel. */
export function TripDetails({ order: { stay, lines, specialRequest } }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  if (!stay) return null
  return (
    <>
      {stay.programLineList.length > 0 && (
        <Programme
          lines={stay.programLineList}
          chosen={{ activityDates: chosenDays(stay), checkin: stay.checkin }}
        />
      )}
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

const chosenDays = ({ activityDates, checkin }: OrderedStay) =>
  activityDates.map(({ activityId, date }) => `${activityId}_${diffDays(checkin, date)}`)
