import { useApi } from '@escapade/remote-kit/runtime/query'
import { signIn } from '@escapade/shared-contracts/api/accounts/accounts'
import type { SignedIn } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../common/proof/Problem'
import type { PendingSignIn } from './pending-sign-in'
import styles from './SignIn.module.scss'
import { useAskMail } from './use-ask-mail'

/** Mails take some seconds: another one is offered after these. */
const resendMs = 30_000

type Props = {
  pending: PendingSignIn
  origin: string | undefined
  onAsked: (pending: PendingSignIn) => void
  onSignedIn: (account: SignedIn) => unknown
  /** Another address. */
  onOther: () => void
}

/** The code of the mail; it goes on by itself at the last digit. */
export function CodeForm({ pending, origin, onAsked, onSignedIn, onOther }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const { signInRequest, digits, email } = pending
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const redeem = useMutation({
    mutationFn: (typed: string) => api.send(signIn, { body: { signInRequest, code: typed } }),
    onSuccess: onSignedIn,
    onError() {
      setCode('')
      field.current?.focus()
    },
  })
  const ask = useAskMail({ origin, onAsked })
  useEffect(() => field.current?.focus(), [])
  const isWhole = code.length === digits

  const type = (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, digits)
    setCode(typed)
    if (typed.length === digits && !redeem.isPending) redeem.mutate(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isWhole && !redeem.isPending) redeem.mutate(code)
    else field.current?.focus()
  }
  return (
    <>
      <Heading level={1} look={2}>
        {t('signIn.sentTitle', { count: digits })}
      </Heading>
      <p className={styles.lead}>{t('signIn.sent', { email })}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.code}>
          <TextField
            ref={field}
            label={t('signIn.code')}
            hint={t('signIn.codeHint', { count: digits })}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            numeric
            value={code}
            onChange={type}
            error={isWhole ? null : t('signIn.codeShort', { count: digits })}
            submitted={submitted}
          />
        </div>
        {redeem.isError && <Problem error={redeem.error} />}
        {ask.isError && <Problem error={ask.error} />}
        <Button type="submit" size="l" wide busy={redeem.isPending || redeem.isSuccess}>
          {t('signIn.goOn')}
        </Button>
      </form>
      <div className={styles.foot}>
        <p>{t('signIn.spam')}</p>
        <Resend askedAt={pending.askedAt} isPending={ask.isPending} onResend={() => ask.mutate(email)} />
        <Button variant="text" onClick={onOther}>
          {t('signIn.other')}
        </Button>
      </div>
    </>
  )
}

type ResendProps = { askedAt: string; isPending: boolean; onResend: () => void }

function Resend({ askedAt, isPending, onResend }: ResendProps) {
  const { t } = useTranslation('account')
  const seconds = useSecondsUntil(new Date(askedAt).getTime() + resendMs)
  if (seconds > 0) return <p>{t('signIn.resendIn', { time: `0:${String(seconds).padStart(2, '0')}` })}</p>
  return (
    <Button variant="text" busy={isPending} onClick={onResend}>
      {t('signIn.resend')}
    </Button>
  )
}

function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [isOver, moment])
  return seconds
}
