import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BookingCard.module.scss'
import { BookingCardSkeleton } from './BookingCardSkeleton'
import { BookingForm, type BookingFormProps } from './BookingForm'
import { useLift } from './use-lift'

/** Beside the page on a wide screen. */
export function BookingCard(props: BookingFormProps) {
  const { t } = useTranslation('product')
  const card = useRef<HTMLElement>(null)
  useLift(card, props.calendarOpen)
  return (
    <section ref={card} className={styles.card} aria-label={t('booking.title')}>
      <CriteriaGate skeleton={<BookingCardSkeleton />}>
        <BookingForm {...props} />
      </CriteriaGate>
    </section>
  )
}
