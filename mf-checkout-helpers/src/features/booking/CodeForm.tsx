import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { askForCode, redeemCode } from '@escapade/shared-contracts/api/orders/order-codes'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'
import { type CodeProblem, codeProblem } from './code-problem'

type Props = {
  bookingNumber: string
  /** Purpose of the code, in words of the page. */
  lead: string
  onProved: (access: BookingAccess) => void
}

/** Of a code, where a gateway of before does not say. */
const usualDigits = 6

/** A one-time code to the mailbox of the booking: it opens what guesses have locked, and proves who changes or cancels. */
export function CodeForm({ bookingNumber, lead, onProved }: Props) {
  const { t } = useTranslation('checkout')
  const api = useApi()
  const { logError } = useShell()
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  // Taken over from the mail with its spaces.
  const typed = code.replace(/\s/g, '')
  const ask = useMutation({
    mutationFn: () => api.send(askForCode, { body: { bookingNumber } }),
    onError: logError,
  })
  const redeem = useMutation({
    mutationFn: (codeRequest: string) => api.send(redeemCode, { body: { codeRequest, code: typed } }),
    onSuccess: onProved,
    onError: logError,
  })
  const problem = codeProblem(redeem.error) ?? codeProblem(ask.error)
  const sendAgain = () => {
    redeem.reset()
    ask.mutate()
  }
  if (!ask.data)
    return (
      <div className={styles.form}>
        <p>{lead}</p>
        {problem && <Problem {...problem} />}
        <Button variant="action" icon="mail" busy={ask.isPending} onClick={sendAgain}>
          {t('booking.code.send')}
        </Button>
      </div>
    )

  const { codeRequest, digits = usualDigits } = ask.data
  const isCode = /^\d+$/.test(typed) && typed.length === digits
  const check = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isCode && !redeem.isPending) redeem.mutate(codeRequest)
  }
  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <Message tone="info" announce>
        {t('booking.code.sent')}
      </Message>
      <TextField
        label={t('booking.code.label')}
        hint={t('booking.code.hint', { count: digits })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        value={code}
        onChange={setCode}
        error={isCode ? null : t('booking.code.digits', { count: digits })}
        submitted={submitted}
      />
      {problem && <Problem {...problem} />}
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={redeem.isPending}>
          {t('booking.code.check')}
        </Button>
        <Button variant="text" busy={ask.isPending} onClick={sendAgain}>
          {t('booking.code.again')}
        </Button>
      </div>
    </form>
  )
}

function Problem({ kind, minutes }: CodeProblem) {
  const { t } = useTranslation('checkout')
  return (
    <Message tone="danger" announce>
      {kind === 'unreachable' ? t('booking.problem.unreachable') : t(`booking.code.${kind}`, { minutes })}
    </Message>
  )
}
