import type { OrderedStay, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { Programme } from '../../features/stay/Programme'

/** The stay day by day as it was sold, and what its buyer has written to the hotel. */
export function TripDetails({ order: { stay, specialRequest } }: { order: OrderView }) {
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
