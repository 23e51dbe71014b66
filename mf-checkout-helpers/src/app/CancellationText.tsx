import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import styles from './Checkout.module.scss'

type Props = {
  policy: CancellationPolicy | null
  /** Of the insurance that is or would be bought with it. */
  premiumCents?: number
  /** True for a stay that was bought: its deadline may have passed. */
  isBought?: boolean
}

/** Refund and its deadline in words; dates are always known here (D65). */
export function CancellationText({ policy, premiumCents = 0, isBought = false }: Props) {
  const { textLanguage: language, locale, now } = useVisit()
  const { notice, title, text } = useRefundTerms({
    hasDates: true,
    policy,
    language,
    locale,
    premiumCents,
    ...(isBought && { now }),
  })
  if (!policy) return null
  return (
    <p className={styles.cancellation}>
      <Icon name={notice === 'free' || notice === 'partial' ? 'shield' : 'info'} size="s" />
      <span>
        <b>{title}.</b> {text}
      </span>
    </p>
  )
}
