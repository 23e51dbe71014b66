import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { askForApproval } from '@escapade/shared-contracts/api/desk/approvals'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReasonField } from '../../common/ReasonField'
import styles from './File.module.scss'
import { useRefresh } from './use-refresh'

type Form = { email: string; reason: string }
type Props = { file: OrderFile; onClose: () => void }

const isMailbox = (email: string) => Buyer.shape.email.safeParse(email).success

/** Asks a lead to book the order on another mailbox: it proves whose order it is, so that two people agree. */
export default function MailboxDialog({ file, onClose }: Props) {
  const { t } = useTranslation('desk')
  const formId = useId()
  const api = useApi()
  const { orderUUID } = file.order
  const refresh = useRefresh(orderUUID)
  const emailBefore = file.buyer.email
  const { control, handleSubmit } = useForm<Form>({ defaultValues: { email: '', reason: '' } })
  const ask = useMutation({
    mutationFn: ({ email, reason }: Form) =>
      api.send(askForApproval, {
        params: { orderUUID },
        body: {
          wish: { act: 'correct-mailbox', email: email.trim(), emailBefore },
          reason: reason.trim(),
        },
      }),
    onSuccess: onClose,
    onSettled: refresh,
  })
  return (
    <Dialog
      title={t('acts.correct-mailbox')}
      size="s"
      onClose={onClose}
      footer={
        <Button wide type="submit" form={formId} variant="action" busy={ask.isPending}>
          {t('people.send')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={handleSubmit((filled) => ask.mutate(filled))}
        noValidate
      >
        <p>{t('mailbox.text', { email: emailBefore })}</p>
        <Controller
          name="email"
          control={control}
          rules={{ validate: (email) => isMailbox(email.trim()) || t('people.wrong') }}
          render={({ field, fieldState, formState }) => (
            <TextField
              label={t('mailbox.email')}
              type="email"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              submitted={formState.isSubmitted}
            />
          )}
        />
        <ReasonField control={control} name="reason" hint={t('people.reasonHint')} />
      </form>
      {ask.error && (
        <Message tone="danger" announce>
          {t(`refusal.${ask.error instanceof ApiError ? ask.error.code : ''}`, {
            defaultValue: t('acts.problem'),
          })}
        </Message>
      )}
    </Dialog>
  )
}
