import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './OutcomeMessage.module.scss'

/** Asks before a stay is booked a second time; nothing was charged. */
export function AlreadyBooked({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <Message tone="warn" announce title={t('outcome.bookedTitle')}>
      {t('outcome.booked')}
      <span className={styles.ways}>
        <AppLink to={paths.bookingLookup()} className={styles.link}>
          {t('outcome.seeBooking')}
        </AppLink>
        <Button variant="line" onClick={onAgain}>
          {t('outcome.bookAgain')}
        </Button>
      </span>
    </Message>
  )
}
