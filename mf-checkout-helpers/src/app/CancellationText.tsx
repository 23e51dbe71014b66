import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import styles from './Checkout.module.scss'

/** Refund and its deadline in words; dates are always known here (D65). */
export function CancellationText({ policy }: { policy: CancellationPolicy | null }) {
  const { textLanguage: language } = useVisit()
  const { notice, title, text } = useRefundTerms({ hasDates: true, policy, language })
  if (!policy) return null
  return (
    <p className={styles.cancellation}>
      <Icon name={notice === 'nonRefundable' ? 'info' : 'shield'} size="s" />
      <span>
        <b>{title}.</b> {text}
      </span>
    </p>
  )
}
