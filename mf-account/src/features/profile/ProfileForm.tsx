import { useApi } from '@escapade/remote-kit/runtime/query'
import { changeProfile } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Account, Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { deviceListChanged } from '@escapade/shared-contracts/visitor/device-lists'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { prepareReader } from '@escapade/shared-ui/phone/PhoneField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../common/account-query'
import { useSignedOut } from '../../common/use-signed-out'
import { MailChoices } from './MailChoices'
import { PersonFields } from './PersonFields'
import styles from './Profile.module.scss'
import { isFine, toProfile } from './profile-draft'
import { Travellers } from './Travellers'

/** The profile as a form; what was typed stays until it is saved. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Profile>(account.profile)
  const [submitted, setSubmitted] = useState(false)
  const save = useMutation({
    mutationFn: () => api.send(changeProfile, { body: toProfile(draft) }),
    onSuccess(changed) {
      client.setQueryData(accountQuery(api).queryKey, changed)
      setDraft(changed.profile)
      setSubmitted(false)
      // Checkouts begin with it: what the device keeps of the account is asked for again.
      window.dispatchEvent(new Event(deviceListChanged))
    },
  })
  useSignedOut(save.error)
  const change = (next: Partial<Profile>) => {
    setDraft((before) => ({ ...before, ...next }))
    if (!save.isPending) save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isFine(draft))
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    if (!save.isPending) save.mutate()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onFocus={prepareReader} noValidate>
      <PersonFields draft={draft} submitted={submitted} onChange={change} />
      <Travellers
        travellers={draft.travellers}
        submitted={submitted}
        onChange={(travellers) => change({ travellers })}
      />
      <MailChoices mails={draft.mails} onChange={(mails) => change({ mails })} />
      <div className={styles.save}>
        {save.isSuccess && (
          <Message tone="success" announce>
            {t('profile.saved')}
          </Message>
        )}
        {save.isError && (
          <Message tone="danger" announce>
            {t('profile.problem')}
          </Message>
        )}
        <Button type="submit" size="l" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
