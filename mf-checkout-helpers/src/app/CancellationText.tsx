import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { cancellationNotice } from '@escapade/shared-contracts/rules/stays/cancellation-notice'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './Checkout.module.scss'

/** Until when the stay can be changed; dates are always known here (D65). */
export function CancellationText({ policy }: { policy: CancellationPolicy | null }) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  if (!policy) return null
  const day = policy.cancellationDeadline
  const isFree = cancellationNotice({ hasDates: true, policy }) === 'free' && day !== null
  return (
    <p className={styles.cancellation}>
      <Icon name={isFree ? 'shield' : 'info'} size="s" />
      {isFree
        ? t('cancellation.free', { deadline: formatDay({ day, language, style: 'full' }) })
        : t('cancellation.nonRefundable')}
    </p>
  )
}
