import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import { cancellationNotice } from '@escapade/shared-contracts/rules/stays/cancellation-notice'
import { refundPercents } from '@escapade/shared-contracts/rules/stays/refund-share'
import { totalOf } from '../order-rules'

type Question = {
  policy: CancellationPolicy
  /** Wall clock of the markets. */
  now: string
}

/**
 * True when the stay can still be changed or given up: page and mail have said so, until the deadline. Without a
 * deadline they have said that it cannot.
 */
export const isStillFree = ({ policy, now }: Question): boolean =>
  policy.cancellationDeadline !== null &&
  cancellationNotice({ hasDates: true, policy }) === 'free' &&
  now < policy.cancellationDeadline

type Seen = Pick<CancellationPolicy, 'type' | 'cancellationDeadline'>

/** True where less comes back than a visitor has seen, or not as long. */
export const isWorseThan = (seen: Seen, policy: Seen): boolean =>
  refundPercents[policy.type] < refundPercents[seen.type] ||
  (seen.cancellationDeadline !== null && (policy.cancellationDeadline ?? '') < seen.cancellationDeadline)

/** Cents that come back for an amount given up now. */
export const refundOfAmount = ({ policy, now, cents }: Question & { cents: number }): number =>
  isStillFree({ policy, now }) ? percentOfCents(cents, refundPercents[policy.type]) : 0

/**
 * Cents that come back when an order is cancelled now. The insurance has covered the time until now: its premium
 * stays.
 */
export const refundOf = ({ lines, ...question }: Question & { lines: readonly OrderLine[] }): number =>
  refundOfAmount({
    ...question,
    cents: Math.max(0, totalOf(lines.filter(({ kind }) => kind !== 'insurance'))),
  })
