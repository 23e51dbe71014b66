import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPayLaterEligibility } from '@escapade/shared-contracts/api/orders/pay-later'
import type { Eligibility } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { payLaterMethods } from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'
import { wallet3xPlan } from '@escapade/shared-contracts/rules/pay-later/wallet3x-plan'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** A way to pay later with all that it costs, and when. */
export type Plan = Omit<Eligibility['paymentMethods'][number], 'type'>
export type OfferedPlan = Eligibility['paymentMethods'][number]

/** A stay whose price may be paid later. */
export type LaterStay = { checkin: string; policy: CancellationPolicy | null }
type Input = { locale: Locale; amountCents: number; stay: LaterStay }

/** Plans that the lender offers for the stay (CH-022). */
export const plansQuery = (api: ApiClient, { locale, amountCents, stay }: Input) => {
  const query = {
    amount: amountCents,
    cancellationPolicyType: stay.policy?.type,
    cancellableUntil: stay.policy?.cancellableUntil ?? '',
    checkinDate: stay.checkin,
    pointOfSale: countryOf(locale).toLowerCase(),
  }
  return queryOptions({
    queryKey: ['pay-later', query],
    queryFn: ({ signal }) => api.send(getPayLaterEligibility, { query, signal }),
  })
}

type Eligible = { listed: readonly OfferedPlan[]; now: string; checkin: string; amountCents: number }

/** Those that the lender lists and the rule of days and amounts lets pass. */
export function eligiblePlans({ listed, ...stay }: Eligible): OfferedPlan[] {
  const allowed = payLaterMethods(stay)
  return listed.filter(({ type }) => allowed.includes(type))
}

/** PayPal's own three payments, which cost nothing more. */
export const planOfPayPal = (order: { now: string; amountCents: number }): Plan => ({
  ...wallet3xPlan(order),
  totalAmount: order.amountCents,
  annualRate: 0,
})
