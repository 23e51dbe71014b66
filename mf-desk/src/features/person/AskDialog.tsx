import { useApi } from '@escapade/remote-kit/runtime/query'
import { askForPerson } from '@escapade/shared-contracts/api/desk/people'
import type { PersonAct } from '@escapade/shared-contracts/api/desk/people-schemas'
import { Reason } from '@escapade/shared-contracts/api/desk/refund-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '../../common/approvals-query'
import { personQuery } from './person-query'

const longestReason = 500

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
        <Controller
          name="reason"
          control={control}
          rules={{ validate: (reason) => Reason.safeParse(reason).success || t('refund.noReason') }}
          render={({ field, fieldState, formState }) => (
            <TextArea
              label={t('refund.reason')}
              hint={t('people.reasonHint')}
              rows={2}
              value={field.value}
              onChange={field.onChange}
              maxLength={longestReason}
              error={fieldState.error?.message}
              submitted={formState.isSubmitted}
            />
          )}
        />
      </form>
      {ask.isError && (
        <Message tone="danger" announce>
          {t('acts.problem')}
        </Message>
      )}
    </Dialog>
  )
}
