import { useApi } from '@escapade/remote-kit/runtime/query'
import { correctBuyer } from '@escapade/shared-contracts/api/desk/desk'
import { CorrectedBuyer, type OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { schemaResolver } from '../../common/schema-resolver'
import styles from './File.module.scss'
import { fileQuery } from './file-query'

const fields = ['firstName', 'lastName', 'phoneNumber'] as const

type Props = { file: OrderFile; onClose: () => void }

/** Name and telephone of the buyer as they are. The mailbox proves whose order it is: it is shown, and not changed. */
export default function CorrectDialog({ file, onClose }: Props) {
  const { t } = useTranslation('desk')
  const formId = useId()
  const api = useApi()
  const client = useQueryClient()
  const { orderUUID } = file.order
  const { firstName, lastName, phoneNumber, email } = file.buyer
  const { control, handleSubmit } = useForm<CorrectedBuyer>({
    defaultValues: { firstName, lastName, phoneNumber },
    resolver: schemaResolver(CorrectedBuyer, (field) => t(`correct.wrong.${field}`)),
  })
  const correct = useMutation({
    mutationFn: (buyer: CorrectedBuyer) => api.send(correctBuyer, { params: { orderUUID }, body: buyer }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: fileQuery(api, orderUUID).queryKey })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('acts.correct-buyer')}
      size="s"
      onClose={onClose}
      footer={
        <Button wide type="submit" form={formId} variant="action" busy={correct.isPending}>
          {t('correct.save')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={handleSubmit((buyer) => correct.mutate(buyer))}
        noValidate
      >
        {fields.map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState, formState }) => (
              <TextField
                label={t(`correct.${name}`)}
                hint={name === 'phoneNumber' ? t('correct.phoneHint') : undefined}
                type={name === 'phoneNumber' ? 'tel' : 'text'}
                required={name !== 'phoneNumber'}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
                submitted={formState.isSubmitted}
              />
            )}
          />
        ))}
        <p className={styles.quiet}>{t('correct.mailbox', { email })}</p>
      </form>
      {correct.isError && (
        <Message tone="danger" announce>
          {t('acts.problem')}
        </Message>
      )}
    </Dialog>
  )
}
