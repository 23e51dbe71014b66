import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanDetails } from '../../features/pay-later/PlanDetails'
import { WayChoice } from '../../features/payment/WayChoice'
import styles from '../Checkout.module.scss'
import { CardFields } from './CardFields'
import { UnknownWays } from './UnknownWays'
import type { Payment } from './use-payment'

/** Payment of an order: one of the ways that work for it, and the card where it takes one. */
export function PaymentSection({
  payment,
  card,
}: {
  payment: Payment
  card: ComponentProps<typeof CardFields>
}) {
  const { t } = useTranslation('checkout')
  if (payment.amountCents <= 0) return null
  const { care, methods, way, choose, planOf, needsCard, isKnown, isAway, askAgain } = payment
  if (care) return <care.LinkPayment />
  return (
    <section aria-labelledby="payment-title" className={styles.block}>
      <Heading level={2} look={3} id="payment-title">
        {t('payment.title')}
      </Heading>
      {!isKnown && <UnknownWays isAway={isAway} onRetry={askAgain} />}
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
      {needsCard && <CardFields {...card} />}
    </section>
  )
}
