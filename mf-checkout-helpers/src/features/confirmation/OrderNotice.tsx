import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'

type NoticeProps = {
  kind: 'held' | 'pending' | 'refused' | 'expired' | 'unknown' | 'error'
  order?: OrderView
}

/** Address at which an unpaid order can be bought again. */
function shopUri({ kind, stay }: OrderView): string {
  if (stay) return paths.product({ id: stay.offerId })
  return kind === 'gift' ? paths.giftCard() : paths.home()
}

/** Notice on an order that is not booked: the reason, the consequence for the money, and the way on. */
export function OrderNotice({ kind, order }: NoticeProps) {
  const { t } = useTranslation('checkout')
  const isOver = kind === 'held' || kind === 'refused' || kind === 'expired'
  return (
    <div className={styles.page} role={kind === 'pending' ? 'status' : undefined}>
      <Heading level={1}>{t(`confirmation.${kind}Title`)}</Heading>
      <p className={styles.lead}>{t(`confirmation.${kind}`, { context: order?.kind })}</p>
      <p className={styles.actions}>
        {isOver && order && <AppLink to={shopUri(order)}>{t('confirmation.again')}</AppLink>}
        {kind === 'unknown' && <AppLink to={paths.bookingLookup()}>{t('confirmation.manage')}</AppLink>}
        <AppLink to={paths.home()}>{t('confirmation.home')}</AppLink>
      </p>
    </div>
  )
}
