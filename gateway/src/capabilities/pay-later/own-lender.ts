import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import {
  type PayLaterMethod,
  payLaterMethods,
} from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'
import { payLaterSchedule } from '@escapade/shared-contracts/rules/pay-later/pay-later-schedule'
import type { Clock } from '../../platform/clock'
import type { Lender, LoanQuestion } from '../orders/ports'

/** Fee in percent of the amount. */
const feePercents: Record<PayLaterMethod, number> = { deferred: 0, '3x': 1.9, '4x': 2.6 }
const name = 'Escapade Paylater'

type Deps = {
  clock: Clock
  /** Lowercase countries in which paying later is switched on. */
  markets: readonly string[]
}

/** The embedded lender: the same rules of day and amount as the pages have, and a fee that is known before the choice. */
export const createOwnLender = ({ clock, markets }: Deps): Lender => ({
  async plansFor(question) {
    return markets.includes(question.pointOfSale) ? plans(question, clock.now()) : []
  },
})

function plans({ amountCents, checkin, cancellableUntil }: LoanQuestion, now: string): PayLaterPlan[] {
  if (amountCents <= 0) return []
  const stay = { now, checkin, amountCents, cancellationDeadline: cancellableUntil }
  const methods = payLaterMethods(stay).map((type) => ({
    type,
    paymentFee: percentOfCents(amountCents, feePercents[type]),
  }))
  const schedule = payLaterSchedule({ ...stay, methods })
  return methods.map(({ type, paymentFee }) => ({
    method: type,
    lender: name,
    paymentFee,
    payments: schedule[type] ?? [],
  }))
}
