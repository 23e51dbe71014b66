import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './CardForm.module.scss'
import { type CardDraft, type CardField, type CardProblems, formatCardNumber, formatExpiry } from './card'

export type CardFormProps = {
  card: CardDraft
  onChange: (card: CardDraft) => void
  problems: CardProblems
  submitted: boolean
}

/** Card fields of the sandbox provider. They are never stored and go to the provider only. */
export function CardForm({ card, onChange, problems, submitted }: CardFormProps) {
  const { t } = useTranslation('checkout')
  const error = (name: CardField) => (problems[name] ? t(`problem.${problems[name]}`) : null)
  const common = { submitted, inputMode: 'numeric', numeric: true } as const
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('payment.intro')}</p>
      <Message tone="info" title={t('payment.sandbox')}>
        {t('payment.sandboxCards')}
      </Message>
      <TextField
        {...common}
        label={t('payment.number')}
        name="cardNumber"
        autoComplete="cc-number"
        value={card.number}
        onChange={(typed) => onChange({ ...card, number: formatCardNumber(typed) })}
        error={error('number')}
      />
      <div className={styles.pair}>
        <TextField
          {...common}
          label={t('payment.expiry')}
          hint={t('payment.expiryHint')}
          name="cardExpiry"
          autoComplete="cc-exp"
          value={card.expiry}
          onChange={(typed) => onChange({ ...card, expiry: formatExpiry(typed, card.expiry) })}
          error={error('expiry')}
        />
        <TextField
          {...common}
          label={t('payment.cvc')}
          hint={t('payment.cvcHint')}
          name="cardCvc"
          autoComplete="cc-csc"
          value={card.cvc}
          onChange={(typed) => onChange({ ...card, cvc: typed.replace(/\D/g, '').slice(0, 4) })}
          error={error('cvc')}
        />
      </div>
    </div>
  )
}
