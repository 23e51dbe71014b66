import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { RefundLine } from '@escapade/shared-ui/cancellation/RefundLine'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './File.module.scss'
import { InCustomersLanguage } from './InCustomersLanguage'

/** The order as its buyer's page shows it now, in the buyer's language. */
export function Mirror({ order }: { order: OrderView }) {
  const { t } = useTranslation('desk')
  const { href } = useShell()
  const { orderUUID, locale } = order
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} look={4}>
          {t('file.sees')}
        </Heading>
        <a href={href(paths.confirmation({ orderUUID, locale }))}>{t('file.openPage')}</a>
      </div>
      <InCustomersLanguage locale={locale}>
        <Shown order={order} />
      </InCustomersLanguage>
    </>
  )
}

function Shown({ order }: { order: OrderView }) {
  const { t } = useTranslation('desk')
  const { stay, lines, locale, money } = order
  const language = bcp47(locale)
  const euros = (cents: number) => formatCents({ cents, locale })
  const amounts = [
    ...lines.map(({ label, amountCents }) => [label, euros(amountCents)] as const),
    [t('mirror.total'), euros(order.totalAmount)] as const,
    ...(money.paidByGift > 0 ? [[t('mirror.byGift'), euros(money.paidByGift)] as const] : []),
    ...(order.refundedAmount > 0 ? [[t('mirror.back'), euros(order.refundedAmount)] as const] : []),
    ...(order.localTaxOnSite > 0 ? [[t('mirror.tax'), euros(order.localTaxOnSite)] as const] : []),
  ]
  return (
    <div className={styles.mirror}>
      {stay && <Picture src={stay.image.base} alt="" width={960} height={540} sizes="320px" />}
      <div>
        <h3>{stay?.label ?? lines[0]?.label}</h3>
        {stay && (
          <p>
            {stay.hotelLabel}, {stay.address}
            <br />
            {t('mirror.from', { day: formatDay({ day: stay.checkin, language }), hour: stay.checkinHour })}
            <br />
            {t('mirror.until', {
              day: formatDay({ day: stay.checkout, language }),
              hour: stay.checkoutHour ?? '–',
            })}
            <br />
            {t('mirror.guests', { count: stay.adult + stay.child })}
          </p>
        )}
        <dl className={styles.lines}>
          {amounts.map(([name, amount]) => (
            <div key={name} data-total={name === t('mirror.total') || undefined}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {stay && order.status === 'confirmed' && (
          <RefundLine hasDates policy={stay.cancellationPolicy} language={language} />
        )}
      </div>
    </div>
  )
}
