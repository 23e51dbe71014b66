import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { type RefundWords, refundWords } from '@escapade/shared-contracts/rules/stays/refund-words'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { useSayOfRefunds } from './use-say-of-refunds'

type Input = {
  hasDates: boolean
  policy: CancellationPolicy | null
  /** BCP 47 tag. */
  language: string
  /** Wall clock of the visitor, for a stay that was sold earlier. */
  now?: string
  /** Of an insured stay, in cents. */
  premiumCents?: number
  locale?: Locale
}

export type { RefundWords }

/** Words of every page about cancelling. */
export const useRefundTerms = ({ language, ...question }: Input): RefundWords =>
  refundWords(question, { say: useSayOfRefunds(), language })
