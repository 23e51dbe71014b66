import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { OrderTicket } from './OrderTicket'

export function ConfirmedOrder({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  // A stay has the plain words, every other kind its own where they differ.
  const context = order.kind
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('confirmation.title', { context })}</Heading>
      <p className={styles.lead}>{t('confirmation.sent', { context, email: order.maskedEmail })}</p>
      <OrderTicket order={order} />
      <section aria-labelledby="next-title">
        <Heading level={2} look={3} id="next-title">
          {t('confirmation.nextTitle')}
        </Heading>
        <ol className={styles.next}>
          <li>{t('confirmation.next1', { context })}</li>
          <li>{t('confirmation.next2', { context })}</li>
          <li>{t('confirmation.next3', { context })}</li>
        </ol>
      </section>
      <p className={styles.actions}>
        <AppLink to="/booking/lookup">{t('confirmation.manage')}</AppLink>
        <AppLink to="/">{t('confirmation.home')}</AppLink>
      </p>
    </div>
  )
}
