import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { OrderFile, RefundPreview } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import { ReasonField } from '../../common/ReasonField'
import styles from './File.module.scss'
import {
  askForRefund,
  previewQuery,
  questionOf,
  type RefundAct,
  type RefundForm,
  sendRefund,
} from './refund-wish'
import { useRefresh } from './use-refresh'

type Props = {
  act: RefundAct
  file: OrderFile
  /** A lead is asked for it. */
  asksLead: boolean
  onClose: () => void
}

/** Gives money back, with or without cancelling: the sum, what of it goes where, and why; asked before it is done. */
export default function RefundDialog({ act, file, asksLead, onClose }: Props) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const formId = useId()
  const api = useApi()
  const { orderUUID, bookingNumber } = file.order
  const form = useForm<RefundForm>({
    defaultValues: { by: act === 'cancel' ? 'conditions' : 'amount', amount: '', reason: '' },
  })
  const { by, amount } = form.watch()
  const question = questionOf(act, { by, amount })
  const preview = useQuery(previewQuery(api, orderUUID, question))
  const refresh = useRefresh(orderUUID)
  const send = useMutation({
    mutationFn: ({ reason }: RefundForm) =>
      question && preview.data
        ? (asksLead ? askForRefund : sendRefund)(api, {
            file,
            question,
            amount: preview.data.amount,
            reason: reason.trim(),
          })
        : Promise.resolve(),
    async onSuccess() {
      await refresh()
      onClose()
    },
    // Another sum, or somebody else was faster: what is so now is shown before it is asked for again.
    onError: () => void Promise.all([preview.refetch(), refresh()]),
  })
  const isReady = preview.data !== undefined && !preview.isFetching
  return (
    <Dialog
      title={t(`refund.title.${act}`, { number: bookingNumber })}
      onClose={onClose}
      footer={
        <Button
          wide
          type="submit"
          form={formId}
          variant="action"
          busy={send.isPending || (question !== null && preview.isFetching)}
        >
          {t(asksLead ? 'approvals.send' : `refund.confirm.${act}`, {
            amount: preview.data ? words.money(preview.data.amount) : '…',
          })}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={form.handleSubmit((filled) => isReady && send.mutate(filled))}
        noValidate
      >
        <Controller
          name="by"
          control={form.control}
          render={({ field }) => (
            <RadioGroup
              legend={t('refund.by')}
              value={field.value}
              onChange={field.onChange}
              options={(['conditions', 'full', 'amount'] as const)
                .filter((each) => act === 'cancel' || each !== 'conditions')
                .map((value) => ({ value, label: t(`refund.kind.${act}.${value}`) }))}
            />
          )}
        />
        {by === 'amount' && (
          <Controller
            name="amount"
            control={form.control}
            rules={{
              validate: (text) => questionOf(act, { by, amount: text }) !== null || t('refund.noAmount'),
            }}
            render={({ field, fieldState, formState }) => (
              <TextField
                label={t('refund.amount')}
                inputMode="decimal"
                numeric
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
                submitted={formState.isSubmitted}
              />
            )}
          />
        )}
        <ReasonField control={form.control} name="reason" hint={t('refund.reasonHint')} />
      </form>
      {preview.data && <Parts preview={preview.data} />}
      <Problem error={send.error ?? preview.error} />
    </Dialog>
  )
}

/** Says what goes where. */
function Parts({ preview: { parts, amount } }: { preview: RefundPreview }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  return (
    <>
      <p role="status">{t('refund.text', { amount: words.money(amount) })}</p>
      <dl className={styles.lines}>
        {(['cardAmount', 'giftAmount', 'uncollectedAmount'] as const)
          .filter((part) => parts[part] > 0)
          .map((part) => (
            <div key={part}>
              <dt>{t(`refund.${part}`)}</dt>
              <dd>{words.money(parts[part])}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('desk')
  if (!error) return null
  const code = error instanceof ApiError ? error.code : ''
  return (
    <Message tone="danger" announce>
      {t(`refusal.${code}`, { defaultValue: t('acts.problem') })}
    </Message>
  )
}
