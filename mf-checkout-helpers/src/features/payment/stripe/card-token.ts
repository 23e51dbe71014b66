import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { CardElement, StripeLibrary } from '../../../common/stripe/load-stripe'

export type TakeCard = () => Promise<string>

/** The token of the typed card. An objection of Stripe is a refusal like the bank's own. */
export async function cardToken(
  stripe: Pick<StripeLibrary, 'createPaymentMethod'>,
  card: CardElement,
): Promise<string> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
  if (paymentMethod) return paymentMethod.id
  const reason = error?.decline_code ?? error?.code ?? 'card-declined'
  throw new ApiError({
    kind: 'http',
    status: 402,
    problem: {
      type: 'about:blank',
      title: 'The card was refused',
      status: 402,
      code: 'payment-refused',
      values: { reason },
    } as never,
  })
}
