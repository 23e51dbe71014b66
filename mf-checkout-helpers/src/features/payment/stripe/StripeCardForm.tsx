import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { FieldError } from '@escapade/shared-ui/field/FieldError'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadStripe } from '../../../common/stripe/load-stripe'
import styles from '../CardForm.module.scss'
import { cardToken, type TakeCard } from './card-token'

export type StripeCardFormProps = {
  publicKey: string
  /** Called with how the card is taken once it is whole, with null while it is not. */
  onTake: (take: TakeCard | null) => void
  error: string | null
}

/** Stripe's own field: the number of the card never reaches the shop. */
export function StripeCardForm({ publicKey, onTake, error }: StripeCardFormProps) {
  const { t } = useTranslation('checkout')
  const { textLanguage } = useVisit()
  const { logError } = useShell()
  const target = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const errorId = useId()
  const tell = useEffectEvent(onTake)
  const failed = useEffectEvent((problem: unknown) => {
    logError(problem)
    setAway(true)
  })

  useEffect(() => {
    let end = () => {}
    const show = async () => {
      const stripe = await loadStripe(publicKey)
      if (!target.current) return
      const locale = textLanguage.slice(0, 2)
      const card = stripe.elements({ locale }).create('card', { hidePostalCode: true })
      card.mount(target.current)
      card.on('change', ({ complete }) => tell(complete ? () => cardToken(stripe, card) : null))
      end = () => card.destroy()
    }
    show().catch(failed)
    return () => end()
  }, [publicKey, textLanguage])

  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('payment.intro')}</p>
      <div ref={target} className={styles.foreign} />
      <FieldError id={errorId} error={isAway ? t('payment.away') : error} />
    </div>
  )
}
