import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OutcomeMessage } from '../features/order/OutcomeMessage'
import styles from './Checkout.module.scss'
import { usePayLabel } from './payment/use-pay-label'
import type { Payment } from './payment/use-payment'
import type { useCheckoutForm } from './purchase/use-checkout-form'
import { ConfirmationOnDemand } from './trip/confirmation-on-demand'

type PayStepProps = Pick<ComponentProps<typeof OutcomeMessage>, 'about' | 'stayUri'> & {
  form: Pick<ReturnType<typeof useCheckoutForm>, 'order' | 'showsProblems'>
  payment: Payment
  /** The amount is about to change. */
  waits?: boolean
}

/** End of every checkout: what stands in the way, what became of the order, and the button that pays. */
export function PayStep({ form, payment, waits = false, about, stayUri }: PayStepProps) {
  const { t } = useTranslation('checkout')
  const label = usePayLabel(payment)
  const { outcome, busy } = form.order
  useEffect(() => {
    if (busy) ConfirmationOnDemand.preload()
  }, [busy])
  const { care } = payment
  if (care && outcome?.kind === 'link-sent') return <care.LinkSent sent={outcome} />
  return (
    <div className={styles.pay}>
      {form.showsProblems && (
        <Message tone="danger" announce>
          {t('outcome.fields')}
        </Message>
      )}
      {outcome && (
        <OutcomeMessage about={about} outcome={outcome} stayUri={stayUri} onAgain={form.order.placeAgain} />
      )}
      {care ? (
        <care.LinkButton busy={busy || waits} />
      ) : (
        <Button
          type="submit"
          variant="action"
          size="l"
          wide
          busy={busy || waits || (!payment.isKnown && !payment.isAway)}
        >
          {busy ? t('payment.paying') : label}
        </Button>
      )}
    </div>
  )
}
