import { useApi } from '@escapade/remote-kit/runtime/query'
import { askToChangeMailbox } from '@escapade/shared-contracts/api/accounts/accounts'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '../../common/proof/EmailField'
import { Problem } from '../../common/proof/Problem'
import { useSignedOut } from '../../common/use-signed-out'
import styles from './Profile.module.scss'
import type { PendingChange } from './pending-change'

type Props = { present: string; onAsked: (pending: PendingChange) => void; onStop: () => void }

/** The address to come. */
export function AskMailbox({ present, onAsked, onStop }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const address = email.trim()
  const isSame = address.toLowerCase() === present
  const ask = useMutation({
    mutationFn: async () => ({
      ...(await api.send(askToChangeMailbox, { body: { email: address } })),
      email: address,
    }),
    onSuccess: onAsked,
  })
  useSignedOut(ask.error)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isEmail(address) || isSame) return field.current?.focus()
    if (!ask.isPending) ask.mutate()
  }
  return (
    <form className={styles.section} onSubmit={submit} noValidate>
      <EmailField
        ref={field}
        label={t('mailbox.next')}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        submitted={submitted}
      />
      {submitted && isSame && <Message tone="warn">{t('mailbox.same')}</Message>}
      {ask.isError && <Problem error={ask.error} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={ask.isPending}>
          {t('mailbox.send')}
        </Button>
        <Button variant="text" onClick={onStop}>
          {t('mailbox.keep')}
        </Button>
      </div>
    </form>
  )
}
