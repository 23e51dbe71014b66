import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { eraseAccount } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Erased } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedOut } from '../../common/use-signed-out'
import styles from './Security.module.scss'

/** Erases the account once its address is typed; says what the law keeps, and why. */
export function EraseAccount({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation('account')
  const api = useApi()
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const erase = useMutation({ mutationFn: () => api.send(eraseAccount, { body: { email: email.trim() } }) })
  useSignedOut(erase.error)
  useEffect(() => field.current?.focus(), [])
  if (erase.data) return <Outcome erased={erase.data} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!erase.isPending) erase.mutate()
  }
  const isOther = erase.error instanceof ApiError && erase.error.status === 400
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('data.eraseLead')}</p>
      <TextField
        ref={field}
        label={t('data.typeEmail')}
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={null}
      />
      {erase.isError && (
        <Message tone="danger" announce>
          {t(isOther ? 'data.otherEmail' : 'data.eraseProblem')}
        </Message>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="action" busy={erase.isPending}>
          {t('data.eraseNow')}
        </Button>
        <Button variant="text" onClick={onKeep}>
          {t('data.keep')}
        </Button>
      </div>
    </form>
  )
}

function Outcome({ erased: { orders } }: { erased: Erased }) {
  const { t } = useTranslation('account')
  const { href } = useShell()
  const kept = orders.kept.map(({ bookingNumber, reason }) =>
    t(`data.kept.${reason}`, { number: bookingNumber }),
  )
  return (
    <Message tone="success" announce title={t('data.erased')}>
      {kept.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {orders.reduced.length > 0 && (
        <p>{t('data.reduced', { count: orders.reduced.length, numbers: orders.reduced.join(', ') })}</p>
      )}
      <p>
        {/* The document is loaded anew: its header shows the menu of visitors. */}
        <a href={href(paths.home())}>{t('data.home')}</a>
      </p>
    </Message>
  )
}
