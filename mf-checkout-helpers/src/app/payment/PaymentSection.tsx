import { Heading } from '@escapade/shared-ui/heading/Heading'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanDetails } from '../../features/pay-later/PlanDetails'
import { CardForm, type CardFormProps } from '../../features/payment/CardForm'
import type { StripeCardFormProps } from '../../features/payment/stripe/StripeCardForm'
import { WayChoice } from '../../features/payment/WayChoice'
import styles from '../Checkout.module.scss'
import type { Payment } from './use-payment'

const StripeCardForm = lazy(() =>
  import('../../features/payment/stripe/StripeCardForm').then((module) => ({
    default: module.StripeCardForm,
  })),
)

type CardInput = CardFormProps & Pick<StripeCardFormProps, 'onTake'>

/** The sandbox takes cards in a form of ours, Stripe in its own. */
function CardFields({ publicKey, card: { onTake, ...card } }: { publicKey: string | null; card: CardInput }) {
  const { t } = useTranslation('checkout')
  if (!publicKey) return <CardForm {...card} />
  const error = card.submitted && card.problems.number ? t(`problem.${card.problems.number}`) : null
  return (
    <Suspense fallback={null}>
      <StripeCardForm publicKey={publicKey} onTake={onTake} error={error} />
    </Suspense>
  )
}

/** How an order is paid: one of the ways that work for it, and the card where it takes one. */
export function PaymentSection({ payment, card }: { payment: Payment; card: CardInput }) {
  const { t } = useTranslation('checkout')
  if (payment.amountCents <= 0) return null
  const { methods, way, choose, planOf, needsCard } = payment
  return (
    <section aria-labelledby="payment-title" className={styles.block}>
      <Heading level={2} look={3} id="payment-title">
        {t('payment.title')}
      </Heading>
      {methods.length > 1 && (
        <WayChoice
          methods={methods}
          way={way}
          onChange={choose}
          detailsOf={(each) => {
            const plan = planOf(each)
            return plan && <PlanDetails plan={plan} />
          }}
        />
      )}
      {needsCard && <CardFields publicKey={payment.provider.publicKey} card={card} />}
    </section>
  )
}
