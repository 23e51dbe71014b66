import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { WithdrawalReceipt } from '@escapade/shared-contracts/api/gifts/withdrawal-schemas'
import { formatMoment } from '@escapade/shared-contracts/rules/dates/format-moment'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useArrival } from './use-arrival'
import styles from './Withdrawal.module.scss'

/** The declaration has been received: when, and what follows. The same goes out by e-mail. */
export function Receipt({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useTranslation('content')
  const { locale, textLanguage: language } = useVisit()
  const heading = useArrival()
  const { bookingNumber, receivedAt, refundAmount, maskedEmail } = receipt
  return (
    <div className={styles.form} role="status">
      <Heading level={2} look={3} ref={heading} tabIndex={-1}>
        {t('withdrawal.receipt.title')}
      </Heading>
      <p>
        {t('withdrawal.receipt.text', {
          number: bookingNumber,
          date: formatMoment({ instant: receivedAt, language, style: 'full' }),
          email: maskedEmail,
        })}
      </p>
      <p>{t('withdrawal.receipt.refund', { amount: formatCents({ cents: refundAmount, locale }) })}</p>
    </div>
  )
}
