import { checkContactField } from '@escapade/shared-contracts/rules/text/check-contact-field'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { tidyNumber } from '@escapade/shared-contracts/rules/text/tidy-number'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from './Refusal'
import styles from './Withdrawal.module.scss'

type OrderStepProps = {
  busy: boolean
  error: Error | null
  onSend: (order: { bookingNumber: string; email: string }) => void
}

/** First step: the order. Typed text stays when the answer is no. */
export function OrderStep({ busy, error, onSend }: OrderStepProps) {
  const { t } = useTranslation('content')
  const [bookingNumber, setBookingNumber] = useState('')
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const problemOf = (field: 'bookingNumber' | 'email', value: string) => {
    const { error: problem } = checkContactField({ field, value })
    return problem ? t(`contact.form.problem.${problem}`) : null
  }
  const problems = {
    bookingNumber: problemOf('bookingNumber', bookingNumber.trim()),
    email: problemOf('email', email.trim()),
  }

  function send(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (problems.bookingNumber || problems.email || busy) return
    onSend({ bookingNumber: bookingNumber.trim(), email: email.trim() })
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Heading level={2} look={3}>
        {t('withdrawal.order.title')}
      </Heading>
      <TextField
        label={t('contact.form.fields.bookingNumber')}
        name="bookingNumber"
        value={bookingNumber}
        onChange={setBookingNumber}
        inputMode="numeric"
        tidy={tidyNumber}
        maxLength={fieldLengths.bookingNumber}
        counted={false}
        numeric
        submitted={submitted}
        error={problems.bookingNumber}
      />
      <TextField
        label={t('withdrawal.order.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        maxLength={fieldLengths.email}
        counted={false}
        submitted={submitted}
        error={problems.email}
      />
      <Refusal error={error} />
      <Button type="submit" variant="action" busy={busy}>
        {t('withdrawal.order.send')}
      </Button>
    </form>
  )
}
