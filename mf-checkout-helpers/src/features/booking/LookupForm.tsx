import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { lookUpOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { tidyNumber } from '@escapade/shared-contracts/rules/text/tidy-number'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'
import { CodeForm } from './CodeForm'

const isNumber = (text: string) => /^\d{8}$/.test(text)

type Props = {
  onFound: (access: BookingAccess) => void
  /** The visitor is about to type: what shows the booking may be fetched. */
  onBegin: () => void
}

/** Number and e-mail; the answer never says which of them is wrong, so that neither can be guessed (D16). */
export function LookupForm({ onFound, onBegin }: Props) {
  const { t } = useTranslation('checkout')
  const api = useApi()
  const { logError } = useShell()
  const [typed, setTyped] = useState({ bookingNumber: '', email: '' })
  const [submitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lookup = useMutation({
    mutationFn: () =>
      api.send(lookUpOrder, {
        body: { bookingNumber: typed.bookingNumber.trim(), email: typed.email.trim() },
      }),
    onSuccess: onFound,
    onError: logError,
  })
  const numberError = isNumber(typed.bookingNumber.trim()) ? null : t('booking.problem.number')
  const emailError = isEmail(typed.email.trim()) ? null : t('problem.emailIncorrect')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (numberError || emailError)
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    if (!lookup.isPending) lookup.mutate()
  }
  const isLocked = lookup.error && problemOf(lookup.error) === 'locked'
  return (
    <>
      <form onFocus={onBegin} ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('booking.number')}
          hint={t('booking.numberHint')}
          name="bookingNumber"
          inputMode="numeric"
          tidy={tidyNumber}
          numeric
          value={typed.bookingNumber}
          onChange={(bookingNumber) => setTyped({ ...typed, bookingNumber })}
          error={numberError}
          submitted={submitted}
        />
        <TextField
          label={t('buyer.email')}
          hint={t('booking.emailHint')}
          name="email"
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          error={emailError}
          submitted={submitted}
        />
        {lookup.isError && (
          <Message tone="danger" announce>
            {t(`booking.problem.${problemOf(lookup.error)}`)}
          </Message>
        )}
        <Button type="submit" variant="action" size="l" busy={lookup.isPending}>
          {t('booking.find')}
        </Button>
      </form>
      {isLocked && (
        <CodeForm
          key={typed.bookingNumber}
          bookingNumber={typed.bookingNumber.trim()}
          lead={t('booking.code.lookup')}
          onProved={onFound}
        />
      )}
    </>
  )
}

function problemOf(error: unknown): 'unknown' | 'locked' | 'many' | 'unreachable' {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'unreachable'
  if (error.code === 'lookup-locked') return 'locked'
  if (error.status === 429) return 'many'
  return error.status === 404 ? 'unknown' : 'unreachable'
}
