import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { OrderedGifts } from './OrderedGifts'

/** What was bought where there is no stay: its lines and what they cost. */
export function VoucherTicket({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const { gifts = [] } = order
  const [first] = gifts
  const days = order.lines.flatMap(({ date }) => date ?? [])
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <article className={styles.ticket}>
      {first && (
        <Picture
          src={first.image.base}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 900px) 320px, 100vw"
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <OrderedGifts gifts={gifts} parcel={order.parcel} />
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
