import { useApi } from '@escapade/remote-kit/runtime/query'
import { askForPerson } from '@escapade/shared-contracts/api/desk/people'
import type { PersonAct } from '@escapade/shared-contracts/api/desk/people-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '../../common/approvals-query'
import { ReasonField } from '../../common/ReasonField'
import { personQuery } from './person-query'

type Props = { act: PersonAct; email: string; onClose: () => void }

/** Asks another person to agree to a copy or an erasure, and says what becomes of it. */
export default function AskDialog({ act, email, onClose }: Props) {
  const { t } = useTranslation('desk')
  const formId = useId()
  const api = useApi()
  const client = useQueryClient()
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const ask = useMutation({
    mutationFn: (reason: string) => api.send(askForPerson, { body: { email, act, reason } }),
    async onSuccess() {
      await Promise.all([
        client.invalidateQueries({ queryKey: personQuery(api, email).queryKey }),
        client.invalidateQueries({ queryKey: approvalsQuery(api).queryKey }),
      ])
      onClose()
    },
  })
  return (
    <Dialog
      title={t(`people.ask.${act}`)}
      size="s"
      onClose={onClose}
      footer={
        <Button wide type="submit" form={formId} variant="action" busy={ask.isPending}>
          {t('people.send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit(({ reason }) => ask.mutate(reason.trim()))} noValidate>
        <p>{t(`people.askText.${act}`, { email })}</p>
        <ReasonField control={control} name="reason" hint={t('people.reasonHint')} />
      </form>
      {ask.isError && (
        <Message tone="danger" announce>
          {t('acts.problem')}
        </Message>
      )}
    </Dialog>
  )
}
