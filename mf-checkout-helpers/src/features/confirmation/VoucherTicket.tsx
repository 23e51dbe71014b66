import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { type Fact, Facts } from './Facts'
import { OrderedGifts } from './OrderedGifts'
import { useMoneyFacts } from './use-money-facts'
import { VoucherLinks } from './VoucherLinks'

/** Summary of an order without a stay: its vouchers, its lines and their prices, and where a visit is. */
export function VoucherTicket({ order }: { order: OrderView }) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const money = useMoneyFacts(order)
  const { gifts = [], vouchers } = order
  const [first] = gifts
  const { adults, house } = order.visit ?? {}
  const visitFacts: Fact[] = [
    ...(adults ? [[t('confirmation.for'), t('stay.adults', { count: adults })] as Fact] : []),
    ...(house ? [[t('confirmation.house'), `${house.label}, ${house.address}`] as Fact] : []),
    ...(house && house.schedules.length > 0
      ? [[t('confirmation.schedules'), house.schedules.join(' · ')] as Fact]
      : []),
  ]
  const days = order.lines.flatMap(({ date }) => date ?? [])
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
        <OrderedGifts gifts={gifts} parcel={order.parcel} vouchers={vouchers} />
        <Facts
          facts={[
            [t('confirmation.number', { context: order.kind }), order.bookingNumber],
            ...order.lines.map(
              ({ label, amountCents: cents }): Fact => [
                label,
                cents === 0 ? t('price.free') : formatCents({ cents, locale }),
              ],
            ),
            ...days.map(
              (day): Fact => [t('confirmation.visit'), formatDay({ day, language, style: 'long' })],
            ),
            ...visitFacts,
            ...money,
          ]}
        />
        {gifts.length === 0 && vouchers && <VoucherLinks voucher={vouchers[0] ?? null} />}
        <p className={styles.uuid}>
          {t('confirmation.order')} {order.orderUUID}
        </p>
      </div>
    </article>
  )
}
