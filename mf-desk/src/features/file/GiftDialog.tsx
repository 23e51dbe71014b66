import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { askForApproval } from '@escapade/shared-contracts/api/desk/approvals'
import { giveGiftAtDesk } from '@escapade/shared-contracts/api/desk/desk'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { GiftAmount } from '@escapade/shared-contracts/api/desk/refund-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import { ReasonField } from '../../common/ReasonField'
import styles from './File.module.scss'
import { parseEuros } from './parse-euros'
import { useRefresh } from './use-refresh'

type Form = { amount: string; reason: string }
type Props = {
  file: OrderFile
  /** A lead is asked for it. */
  asksLead: boolean
  onClose: () => void
}

const givenFor = ({ history }: OrderFile): number =>
  history
    .filter(({ cause }) => cause === 'goodwill-gift')
    .reduce((sum, { amounts: { gift = 0 } }) => sum + gift, 0)

const centsOf = (text: string): number | null => {
  const cents = parseEuros(text)
  return cents !== null && GiftAmount.safeParse(cents).success ? cents : null
}

/** Gives the buyer a gift card, to make up for something: of how much, and why. */
export default function GiftDialog({ file, asksLead, onClose }: Props) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const formId = useId()
  const api = useApi()
  const { orderUUID } = file.order
  const refresh = useRefresh(orderUUID)
  const form = useForm<Form>({ defaultValues: { amount: '', reason: '' } })
  const cents = centsOf(form.watch('amount'))
  const givenBefore = givenFor(file)
  const give = useMutation({
    async mutationFn({ amount, reason }: Form) {
      const wish = { amount: centsOf(amount) ?? 0, givenBefore }
      const params = { orderUUID }
      if (asksLead)
        await api.send(askForApproval, {
          params,
          body: { wish: { act: 'give-gift', ...wish }, reason: reason.trim() },
        })
      else await api.send(giveGiftAtDesk, { params, body: { ...wish, reason: reason.trim() } })
    },
    onSuccess: onClose,
    onSettled: refresh,
  })
  return (
    <Dialog
      title={t('acts.give-gift')}
      size="s"
      onClose={onClose}
      footer={
        <Button wide type="submit" form={formId} variant="action" busy={give.isPending}>
          {t(asksLead ? 'approvals.send' : 'gift.send', {
            amount: cents === null ? '…' : words.money(cents),
          })}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={form.handleSubmit((filled) => give.mutate(filled))}
        noValidate
      >
        <p>{t('gift.text', { email: file.buyer.email })}</p>
        {givenBefore > 0 && <p>{t('gift.given', { amount: words.money(givenBefore) })}</p>}
        <Controller
          name="amount"
          control={form.control}
          rules={{ validate: (text) => centsOf(text) !== null || t('gift.wrong') }}
          render={({ field, fieldState, formState }) => (
            <TextField
              label={t('gift.amount')}
              inputMode="decimal"
              numeric
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              submitted={formState.isSubmitted}
            />
          )}
        />
        <ReasonField control={form.control} name="reason" hint={t('refund.reasonHint')} />
      </form>
      {give.error && (
        <Message tone="danger" announce>
          {wordsOf(give.error, t)}
        </Message>
      )}
    </Dialog>
  )
}

function wordsOf(error: unknown, t: TFunction<'desk'>): string {
  const code = error instanceof ApiError ? error.code : ''
  return code === 'refund-changed'
    ? t('gift.changed')
    : t(`refusal.${code}`, { defaultValue: t('acts.problem') })
}
