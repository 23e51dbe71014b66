import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './OutcomeMessage.module.scss'

type Props = { order: Pick<OrderView, 'orderUUID' | 'state'>; onAgain: () => void }

/** In place of the form for a stay that this browser has bought, or is paying at a bank: leads to its order. */
export function BookedHere({ order: { orderUUID, state }, onAgain }: Props) {
  const { t } = useTranslation('checkout')
  const isPaying = state === 'paying' || state === 'held'
  return (
    <Message
      tone={isPaying ? 'warn' : 'success'}
      title={t(isPaying ? 'outcome.underWayTitle' : 'outcome.bookedHereTitle')}
    >
      {t(isPaying ? 'outcome.underWay' : 'outcome.bookedHere')}
      <span className={styles.ways}>
        <AppLink to={paths.confirmation({ orderUUID })} className={styles.link}>
          {t(isPaying ? 'outcome.seePayment' : 'outcome.seeBooking')}
        </AppLink>
        <Button variant="line" onClick={onAgain}>
          {t(isPaying ? 'outcome.payAnew' : 'outcome.bookAgain')}
        </Button>
      </span>
    </Message>
  )
}
