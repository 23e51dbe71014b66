import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { refundLine } from '@escapade/shared-contracts/rules/stays/refund-words'
import styles from './RefundLine.module.scss'
import { useSayOfRefunds } from './use-say-of-refunds'

export type RefundLineProps = {
  /** False where no dates are chosen: then it says how long before any arrival. */
  hasDates: boolean
  policy: CancellationPolicy
  /** BCP 47 tag. */
  language: string
}

/** Terms of cancelling an offer, in a line. */
export function RefundLine({ language, ...offer }: RefundLineProps) {
  const { notice, text } = refundLine(offer, { say: useSayOfRefunds(), language })
  return (
    <span className={styles.line} data-good={notice === 'free' || undefined}>
      {text}
    </span>
  )
}
