import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useJoin, type WaitingWish } from './use-join'
import styles from './WaitingListForm.module.scss'

export type WaitingListFormProps = {
  wish: WaitingWish
  /** The stay can be booked again. */
  onFree: () => void
}

/** Asks for an address to write to when a room becomes free. What is typed stays when it cannot be sent. */
export default function WaitingListForm({ wish, onFree }: WaitingListFormProps) {
  const { t } = useTranslation('product')
  const { isSending, isDone, problem, join } = useJoin(wish, onFree)
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const address = email.trim()
  const suggestion = suggestEmail({ email: address })
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isEmail(address)) join(address)
    else field.current?.focus()
  }

  if (isDone) return <p role="status">{t('waiting.done', { email: address })}</p>
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{t('waiting.text')}</p>
      <TextField
        ref={field}
        name="email"
        type="email"
        autoComplete="email"
        label={t('waiting.email')}
        maxLength={fieldLengths.email}
        counted={false}
        value={email}
        onChange={setEmail}
        submitted={submitted}
        error={isEmail(address) ? null : t('waiting.incorrect')}
      />
      {suggestion && (
        <Button variant="text" onClick={() => setEmail(suggestion)}>
          {t('waiting.suggestion', { email: suggestion })}
        </Button>
      )}
      <Button type="submit" busy={isSending}>
        {t('waiting.button')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`waiting.${problem}`)}
        </p>
      )}
      <p className={styles.note}>
        {t('waiting.note')} <AppLink to={paths.staticPage({ id: 'privacy' })}>{t('waiting.privacy')}</AppLink>
      </p>
    </form>
  )
}
