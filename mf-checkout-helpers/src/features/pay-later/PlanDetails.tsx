import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import { useTranslation } from 'react-i18next'
import { OpenedBeside } from '../../common/OpenedBeside'
import styles from './PlanDetails.module.scss'
import type { Plan } from './plans-query'

/** Facts that the law wants known before the choice: each payment with its day, the fee, the total and the lender. */
export function PlanDetails({ plan }: { plan: Plan }) {
  const { t } = useTranslation('checkout')
  const { locale, now, textLanguage: language } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  const { payments, paymentFee, totalAmount, lender, annualRate, informationUrl } = plan
  return (
    <span className={styles.plan}>
      <span className={styles.payments}>
        {payments.map(({ amount, date }) => (
          <span key={date} className={styles.payment}>
            <span>
              {date === now.slice(0, 10)
                ? t('payLater.today')
                : formatDay({ day: date, language, style: 'full' })}
            </span>
            <b className="num">{show(amount)}</b>
          </span>
        ))}
      </span>
      <span>
        {paymentFee > 0
          ? t('payLater.cost', { fee: show(paymentFee), total: show(totalAmount) })
          : t('payLater.free', { total: show(totalAmount) })}
      </span>
      {annualRate !== undefined && (
        <b>{t('payLater.rate', { rate: formatNumber({ value: annualRate, language }) })}</b>
      )}
      <span>{t('payLater.lender', { lender })}</span>
      <span>{t('payLater.warning')}</span>
      <span>
        {t('payLater.withdrawal')}
        {informationUrl && (
          <>
            {' '}
            <OpenedBeside url={informationUrl}>{t('payLater.information')}</OpenedBeside>
          </>
        )}
      </span>
    </span>
  )
}
