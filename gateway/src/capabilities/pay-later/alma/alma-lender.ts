import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { deferredDate } from '@escapade/shared-contracts/rules/pay-later/deferred-date'
import {
  type PayLaterMethod,
  payLaterMethods,
} from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'
import { type Clock, dayAt } from '../../../platform/clock'
import type { Lender, LoanQuestion } from '../../orders/ports'
import type { AlmaApi, AlmaEligibility, AlmaPlanQuery } from './alma-api'

type Deps = { alma: Pick<AlmaApi, 'eligibility'>; clock: Clock; markets: readonly string[] }

/** Alma decides which of the shop's ways it offers, what they cost and when they are due. */
export const createAlmaLender = ({ alma, clock, markets }: Deps): Lender => ({
  async plansFor(question) {
    if (!markets.includes(question.pointOfSale) || question.amountCents <= 0) return []
    const asked = questions(question, clock.now())
    if (asked.length === 0) return []
    const answers = await alma.eligibility(
      question.amountCents,
      asked.map(({ query }) => query),
    )
    return asked.flatMap(({ method, query }) => {
      const answer = answers.find((each) => isAnswerTo(each, query))
      const plan = answer?.eligible ? planOf(method, answer) : null
      return plan && addsUp(plan, question.amountCents) ? [plan] : []
    })
  },
})

type Asked = { method: PayLaterMethod; query: AlmaPlanQuery }

function questions({ amountCents, checkin, cancellableUntil }: LoanQuestion, now: string): Asked[] {
  const stay = { now, checkin, amountCents, cancellationDeadline: cancellableUntil }
  return payLaterMethods(stay)
    .map((method) => ({ method, query: almaQuery(method, diffDays(now.slice(0, 10), deferredDate(stay))) }))
    .filter(({ method, query }) => method !== 'deferred' || query.deferred_days > 0)
}

const almaQuery = (method: PayLaterMethod, deferredDays: number): AlmaPlanQuery =>
  method === 'deferred'
    ? { installments_count: 1, deferred_days: deferredDays }
    : { installments_count: Number.parseInt(method, 10), deferred_days: 0 }

/** Alma's terms of a payment that is made. */
export const almaTerms = ({ method, payments }: PayLaterPlan, today: string): AlmaPlanQuery =>
  almaQuery(method, diffDays(today, payments[0]?.date ?? today))

const isAnswerTo = (answer: AlmaEligibility, query: AlmaPlanQuery): boolean =>
  answer.installments_count === query.installments_count && answer.deferred_days === query.deferred_days

const planOf = (method: PayLaterMethod, { payment_plan: parts }: AlmaEligibility): PayLaterPlan => ({
  method,
  lender: 'Alma',
  paymentFee: (parts ?? []).reduce((sum, part) => sum + part.customer_fee + part.customer_interest, 0),
  payments: (parts ?? []).map((part) => ({
    amount: part.purchase_amount + part.customer_fee + part.customer_interest,
    date: dayAt(new Date(part.due_date * 1000)),
  })),
})

/** A plan whose parts are not its total is not shown to anybody. */
const addsUp = ({ payments, paymentFee }: PayLaterPlan, amountCents: number): boolean =>
  payments.length > 0 && payments.reduce((sum, { amount }) => sum + amount, 0) === amountCents + paymentFee
