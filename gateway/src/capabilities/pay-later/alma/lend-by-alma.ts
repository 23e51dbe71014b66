import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { Authorisation, PaymentProvider, PaymentState } from '../../payments/public'
import type { AlmaApi, AlmaPayment } from './alma-api'
import { almaTerms } from './alma-lender'
import { createLoansRepository, type Loan } from './loans-repository'

type Deps = { cards: PaymentProvider; alma: AlmaApi; db: Db; clock: Clock }

/** As long as an order is held: a later return gets the money back. */
const minutesOpen = 30
/** The buyer has agreed and paid the first part. `late` is between Alma and the buyer. */
const takenStates = new Set(['in_progress', 'paid', 'late'])

/**
 * Payments by a plan go to Alma, all others to the cards' provider. Alma has one step where cards have two: it takes
 * the first part as soon as the buyer agrees. Until the order captures it, giving up means giving back.
 */
export function lendByAlma({ cards, alma, db, clock }: Deps): PaymentProvider {
  const loans = createLoansRepository(db)

  const stateOf = async (loan: Loan): Promise<PaymentState> => {
    if (loan.capturedAt) return { status: 'captured' }
    return state(loan, await alma.find(loan.almaId))
  }

  async function begin(authorisation: Authorisation, plan: PayLaterPlan): Promise<PaymentState> {
    const { id, url } = await alma.create(request(authorisation, plan, clock.today()))
    const loan: Loan = {
      intentId: authorisation.intentId,
      almaId: id,
      url,
      method: plan.method,
      paymentMethod: authorisation.paymentMethod,
      amountCents: amountOf(plan),
      capturedAt: null,
      createdAt: clock.instant(),
    }
    await loans.save(loan)
    return { status: 'requires-action', challengeUrl: url, paymentMethod: loan.paymentMethod }
  }

  async function drop(loan: Loan): Promise<void> {
    const { status } = await stateOf(loan)
    if (status === 'authorised') await refund(loan, `given-up-${loan.almaId}`, loan.amountCents)
    else if (status === 'requires-action') await alma.cancel(loan.almaId)
    await loans.remove(loan.intentId)
  }

  /** A refund given under this reference already is not given again. */
  async function refund({ almaId }: Loan, reference: string, amountCents: number): Promise<void> {
    const { refunds } = await alma.find(almaId)
    if (refunds?.some(({ merchant_reference }) => merchant_reference === reference)) return
    await alma.refund(almaId, amountCents, reference)
  }

  return {
    name: cards.name,
    lends: true,
    createIntent: (intent) => cards.createIntent(intent),
    async authorise(authorisation) {
      const { intentId, payLater, paymentMethod } = authorisation
      const loan = await loans.find(intentId)
      if (loan) {
        const standing = await stateOf(loan)
        if (isTaken(standing)) return standing
        if (payLater?.method === loan.method && paymentMethod === loan.paymentMethod) return standing
        await drop(loan)
      }
      // A loan of PayPal is PayPal's.
      const isForAlma = payLater && !redirectWayOf(paymentMethod)
      return isForAlma ? begin(authorisation, payLater) : cards.authorise(authorisation)
    },
    async capture(intentId) {
      const loan = await loans.find(intentId)
      if (!loan) return cards.capture(intentId)
      const standing = await stateOf(loan)
      if (standing.status !== 'authorised') return standing
      await loans.capture(intentId, clock.instant())
      return { status: 'captured' }
    },
    async cancel(intentId) {
      const loan = await loans.find(intentId)
      if (loan?.capturedAt) return { status: 'captured' }
      if (loan) await drop(loan)
      return cards.cancel(intentId)
    },
    async refund(wanted) {
      const loan = await loans.find(wanted.intentId)
      if (loan) await refund(loan, wanted.reference, wanted.amountCents)
      else await cards.refund(wanted)
    },
    async find(intentId) {
      const loan = await loans.find(intentId)
      return loan ? stateOf(loan) : cards.find(intentId)
    },
    /** Alma tells of its refunds in the answer to each; its disputes are between Alma and the buyer. */
    factsOf: async (intentId) => ((await loans.find(intentId)) ? [] : cards.factsOf(intentId)),
    changedSince: (since) => cards.changedSince(since),
    cardOf: (paymentMethod) => cards.cardOf(paymentMethod),
  }
}

const isTaken = ({ status }: PaymentState) => status === 'authorised' || status === 'captured'

/** Without the fee, which is Alma's. */
const amountOf = ({ payments, paymentFee }: PayLaterPlan): number =>
  payments.reduce((sum, { amount }) => sum + amount, -paymentFee)

function state({ paymentMethod, url }: Loan, payment: AlmaPayment): PaymentState {
  if (takenStates.has(payment.state)) return { status: 'authorised' }
  if (payment.state === 'scored_no') return { status: 'refused', refusal: 'lender-refused', paymentMethod }
  return { status: 'requires-action', challengeUrl: url, paymentMethod }
}

const request = (
  { intentId, locale, returnUrl }: Authorisation,
  plan: PayLaterPlan,
  today: string,
): object => ({
  payment: {
    purchase_amount: amountOf(plan),
    ...almaTerms(plan, today),
    locale: languageOf(locale),
    origin: 'online',
    expires_after: minutesOpen,
    return_url: returnUrl,
    customer_cancel_url: returnUrl,
    failure_return_url: returnUrl,
    custom_data: { intent: intentId },
  },
})
