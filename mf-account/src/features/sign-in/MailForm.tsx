import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { Button } from '@escapade/shared-ui/button/Button'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '../../common/proof/EmailField'
import { Problem } from '../../common/proof/Problem'
import type { PendingSignIn } from './pending-sign-in'
import styles from './SignIn.module.scss'
import { useAskMail } from './use-ask-mail'

type Props = { origin: string | undefined; onAsked: (pending: PendingSignIn) => void }

/** The address that the code goes to. */
export function MailForm({ origin, onAsked }: Props) {
  const { t } = useTranslation('account')
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ask = useAskMail({ origin, onAsked })
  const address = email.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isEmail(address)) return field.current?.focus()
    if (!ask.isPending) ask.mutate(address)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField
        ref={field}
        label={t('signIn.email')}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        submitted={submitted}
      />
      {ask.isError && <Problem error={ask.error} />}
      <Button type="submit" size="l" wide busy={ask.isPending}>
        {t('signIn.send')}
      </Button>
    </form>
  )
}
