import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './NewsletterForm.module.scss'
import { suggestsHere } from './suggests-here'
import type { useSubscribe } from './use-subscribe'

type Props = ReturnType<typeof useSubscribe>

/** Asks for an address; what is typed stays when it cannot be sent. Thanks take the place of the form. */
export function NewsletterForm({ isSending, isDone, hasFailed, subscribe }: Props) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const address = email.trim()
  const suggestion = suggestsHere(locale) ? suggestEmail({ email: address }) : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isEmail(address)) subscribe(address)
    else field.current?.focus()
  }

  if (isDone)
    return (
      <p className={styles.done} role="status">
        {t('newsletter.sent', { email: address })}
      </p>
    )
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          ref={field}
          name="email"
          type="email"
          autoComplete="email"
          label={t('newsletter.email')}
          maxLength={fieldLengths.email}
          counted={false}
          value={email}
          onChange={setEmail}
          submitted={submitted}
          error={isEmail(address) ? null : t('newsletter.incorrect')}
        />
        {suggestion && (
          <Button variant="text" onClick={() => setEmail(suggestion)}>
            {t('newsletter.suggestion', { email: suggestion })}
          </Button>
        )}
      </div>
      <Button type="submit" busy={isSending}>
        {t('newsletter.button')}
      </Button>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('newsletter.failed')}
        </p>
      )}
      <p className={styles.note}>
        {t('newsletter.note')}{' '}
        <AppLink to={paths.staticPage({ id: 'privacy' })}>{t('newsletter.privacy')}</AppLink>
      </p>
    </form>
  )
}
