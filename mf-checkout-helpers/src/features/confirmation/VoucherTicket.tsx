import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'

/** What was bought where there is no stay: its lines and what they cost. */
export function VoucherTicket({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const days = order.lines.flatMap(({ date }) => date ?? [])
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <article className={styles.ticket}>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('confirmation.number', { context: order.kind })}</dt>
            <dd>{order.bookingNumber}</dd>
          </div>
          {order.lines.map(({ kind, label, amountCents }) => (
            <div key={`${kind}/${label}`}>
              <dt>{label}</dt>
              <dd>{show(amountCents)}</dd>
            </div>
          ))}
          {days.map((day) => (
            <div key={day}>
              <dt>{t('confirmation.visit')}</dt>
              <dd>{formatDay({ day, language, style: 'long' })}</dd>
            </div>
          ))}
          <div>
            <dt>{t('confirmation.paid')}</dt>
            <dd>{show(order.totalAmount)}</dd>
          </div>
        </dl>
        <p className={styles.uuid}>
          {t('confirmation.order')} {order.orderUUID}
        </p>
      </div>
    </article>
  )
}
