import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { checkActivityDates } from '@escapade/shared-contracts/rules/dates/check-activity-dates'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { askedFields } from '../../features/buyer/buyer-fields'
import { useBuyerDraft } from '../../features/buyer/use-buyer-draft'
import { useInsurance } from '../../features/insurance/use-insurance'
import type { usePlaceOrder } from '../../features/order/use-place-order'
import { useReductions } from '../../features/reductions/use-reductions'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { usePayment } from '../payment/use-payment'
import { orderRequest } from './checkout-order'
import { useCheckoutForm } from './use-checkout-form'

type Options = {
  order: ReturnType<typeof usePlaceOrder>
  stay: CheckoutStay
  quote: Pick<Quote, 'cancellationPolicy' | 'activityDates'>
  sellPrice: number
  onPriceChanged: () => void
}

/** The stay with what is chosen beside it: insurance and codes, and the form that orders all of it. */
export function useStayPurchase({ order, stay, quote, sellPrice, onPriceChanged }: Options) {
  const { locale } = useVisit()
  const subject = `stay/${stay.productId}`
  const draft = useBuyerDraft({ country: countryOf(locale), subject })
  const insurance = useInsurance({ orderAmount: sellPrice, policy: quote.cancellationPolicy })
  const { premiumCents, isInsured, isMissing } = insurance
  const amountCents = sellPrice + premiumCents
  const reductions = useReductions({ totalAmount: amountCents, unreducedAmount: premiumCents, subject })
  const { checkin } = stay
  const payment = usePayment({
    amountCents: reductions.toPay,
    subject,
    stay: { checkin, policy: quote.cancellationPolicy },
  })
  const required = quote.activityDates.map(({ activityId }) => activityId)
  const missingDays = checkActivityDates({ required, selected: stay.activityDates })
  const form = useCheckoutForm({
    order,
    draft,
    asked: askedFields.stay,
    requestOf: (typed) =>
      reductions.reduce(
        orderRequest({
          locale,
          draft: typed,
          stay,
          amountCents,
          insured: isInsured,
          policy: quote.cancellationPolicy,
        }),
      ),
    payment,
    codes: reductions,
    otherProblems: { ...(isMissing && { insurance: 'mandatory' }), ...(missingDays && { missingDays }) },
    onPriceChanged,
  })
  return { insurance, reductions, payment, form, waits: reductions.busy || insurance.waits }
}
