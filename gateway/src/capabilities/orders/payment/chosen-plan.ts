import type { PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import { isWallet3xOffered } from '@escapade/shared-contracts/rules/pay-later/is-wallet3x-offered'
import { wallet3xPlan } from '@escapade/shared-contracts/rules/pay-later/wallet3x-plan'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import { AppError } from '../../../platform/http/errors'
import { askProvider, type PaymentProvider } from '../../payments/public'
import type { Order } from '../records/orders-repository'
import type { Payment } from '../records/payments-repository'
import type { Lender } from './lender'

type Deps = { lender: Lender; provider: Pick<PaymentProvider, 'lends'>; clock: Clock }
type PlanQuestion = { order: Order; payment: Payment; authorisation: PspAuthorization }

/** The plan of the method that the buyer chose, as the lender offers it now. */
export async function chosenPlan(
  { lender, provider, clock }: Deps,
  { order, payment, authorisation }: PlanQuestion,
): Promise<PayLaterPlan | null> {
  const { payLater } = authorisation
  if (!payLater) return null
  if (isAgreed(payment, authorisation)) return payment.payLater
  if (redirectWayOf(authorisation.paymentMethod))
    return walletPlan({ order, payment, authorisation }, clock.now())
  const plans =
    // Partners' pages take cards and wallets only.
    provider.lends && order.checkin && order.minisiteId === null
      ? await askProvider(
          lender.plansFor({
            amountCents: payment.amountCents,
            checkin: order.checkin,
            cancellableUntil: order.stay?.cancellationPolicy.cancellableUntil ?? null,
            pointOfSale: countryOf(order.locale).toLowerCase(),
          }),
        )
      : []
  const plan = plans.find(({ method }) => method === payLater)
  if (!plan) throw new AppError('pay-later-not-available', { method: payLater })
  return plan
}

/** Three payments that PayPal lends, without a fee (CH-021, D89): the lender of cards has no say in it. */
function walletPlan({ order, payment, authorisation }: PlanQuestion, now: string): PayLaterPlan {
  const { payLater, paymentMethod } = authorisation
  const question = { amountCents: payment.amountCents, locale: order.locale }
  if (payLater !== '3x' || redirectWayOf(paymentMethod) !== 'paypal' || !isWallet3xOffered(question))
    throw new AppError('pay-later-not-available', { method: payLater })
  return wallet3xPlan({ now, amountCents: payment.amountCents })
}

/** The buyer was sent to agree to this very plan, and has come back: what the lender offers by now does not matter. */
const isAgreed = (payment: Payment, { payLater, paymentMethod }: PspAuthorization): boolean =>
  payment.payLater?.method === payLater &&
  payment.paymentMethod === paymentMethod &&
  payment.status !== 'refused'
