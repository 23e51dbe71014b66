import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { insuranceTexts } from './texts/texts'

/** The less the conditions give back, the more there is to insure. */
const percents: Record<CancellationPolicy['type'], number> = { FLEXIBLE: 4, PARTIAL: 5, NCNR: 6.5 }
const leastCents = 490

/** Premium of an order, in cents. */
export const insuranceCents = ({
  cancellationType,
  orderAmount,
}: {
  cancellationType: CancellationPolicy['type']
  orderAmount: number
}): number => Math.max(leastCents, percentOfCents(orderAmount, percents[cancellationType]))

/** Name of the premium on the line of an order. */
export const insuranceLabel = (locale: Locale): string => insuranceTexts(locale)('cancellation')
