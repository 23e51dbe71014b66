import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { type PrimitiveAtom, useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import styles from './CardForm.module.scss'
import { type CardDraft, type CardField, checkCard, formatCardNumber, formatExpiry } from './card'

type Props = { card: PrimitiveAtom<CardDraft>; submitted: boolean }

/** Card fields of the sandbox provider. They are never stored and go to the provider only. */
export function CardForm({ card: cardAtom, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const { now } = useVisit()
  const [card, onChange] = useAtom(cardAtom)
  const problems = checkCard(card, now)
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
