import { useApi } from '@escapade/remote-kit/runtime/query'
import { changeMailbox } from '@escapade/shared-contracts/api/accounts/accounts'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { deviceListChanged } from '@escapade/shared-contracts/visitor/device-lists'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../common/account-query'
import { Problem } from '../../common/proof/Problem'
import { useSignedOut } from '../../common/use-signed-out'
import styles from './Profile.module.scss'
import type { PendingChange } from './pending-change'

type Props = {
  present: string
  pending: PendingChange
  onStop: () => void
  /** The codes are worth nothing any more. */
  onOver: () => void
  onChanged: () => void
}

const digits = 6
const fields = ['presentCode', 'nextCode'] as const
type Codes = Record<(typeof fields)[number], string>

/** The codes of both mailboxes. One that is wrong is named, the other one stays. */
export function ProveMailboxes({ present, pending, onStop, onOver, onChanged }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [codes, setCodes] = useState<Codes>({ presentCode: '', nextCode: '' })
  const [submitted, setSubmitted] = useState(false)
  const prove = useMutation({
    mutationFn: () => api.send(changeMailbox, { body: { changeId: pending.changeId, ...codes } }),
    onSuccess(account) {
      client.setQueryData(accountQuery(api).queryKey, account)
      window.dispatchEvent(new Event(deviceListChanged))
      onChanged()
    },
  })
  useSignedOut(prove.error)
  const wrong = wrongOf(prove.error)
  const isOver = prove.error instanceof ApiError && prove.error.status === 403 && wrong.length === 0
  const focusWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (prove.isError) focusWrong()
  }, [prove.isError])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (fields.some((field) => codes[field].length !== digits)) return requestAnimationFrame(focusWrong)
    if (!prove.isPending) prove.mutate()
  }
  const errorOf = (field: keyof Codes) => {
    if (wrong.includes(field)) return t('mailbox.wrong')
    return codes[field].length === digits ? null : t('signIn.codeShort', { count: digits })
  }
  return (
    <form ref={form} className={styles.section} onSubmit={submit} noValidate>
      <p>{t('mailbox.sent')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t('mailbox.codeOf', { email: field === 'presentCode' ? present : pending.email })}
            name={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            numeric
            value={codes[field]}
            onChange={(text) => {
              setCodes((before) => ({ ...before, [field]: text.replace(/\D/g, '').slice(0, digits) }))
              if (prove.isError) prove.reset()
            }}
            error={errorOf(field)}
            submitted={submitted}
          />
        ))}
      </div>
      {prove.isError && wrong.length === 0 && <Problem error={prove.error} />}
      <div className={styles.buttons}>
        {isOver ? (
          <Button onClick={onOver}>{t('mailbox.anew')}</Button>
        ) : (
          <Button type="submit" busy={prove.isPending}>
            {t('mailbox.prove')}
          </Button>
        )}
        <Button variant="text" onClick={onStop}>
          {t('mailbox.keep')}
        </Button>
      </div>
    </form>
  )
}

/** Fields whose codes are wrong, as the refusal names them. */
function wrongOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return []
  return (error.problem?.errors ?? []).map(({ path }) => path.replace('body.', ''))
}
