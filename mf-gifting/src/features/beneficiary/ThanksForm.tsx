import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { thankGiver } from '@escapade/shared-contracts/api/gifts/gifts'
import {
  checkGiftField,
  type GiftField,
  giftFieldLimits,
} from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Beneficiary.module.scss'

/** A word from the recipient: it goes to the giver by mail, once. */
export default function ThanksForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation('gifting')
  const { visit, logError } = useShell()
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState({ fromName: '', message: '' })
  const [submitted, setSubmitted] = useState(false)
  const send = useMutation({
    mutationFn: () =>
      api.send(thankGiver, {
        body: {
          locale: visit.locale,
          code,
          name: words.fromName.trim(),
          message: words.message.trim(),
        },
      }),
    onSuccess: onDone,
    onError(error) {
      logError(error)
      // They were sent from another tab.
      if (error instanceof ApiError && error.status === 409) onDone()
    },
  })
  const errorOf = (field: GiftField) => {
    const { error } = checkGiftField({ field, value: words[field], mandatory: true })
    return error && t(`problem.${error}`, { maxlength: giftFieldLimits[field] })
  }
  const errors = { fromName: errorOf('fromName'), message: errorOf('message') }
  const field = (name: GiftField) => ({
    name,
    maxLength: giftFieldLimits[name],
    value: words[name],
    onChange: (value: string) => setWords((current) => ({ ...current, [name]: value })),
    error: errors[name],
    submitted,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (errors.fromName || errors.message)
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    if (!send.isPending) send.mutate()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('card.fromName')} autoComplete="name" counted={false} {...field('fromName')} />
      <TextArea
        label={t('card.message')}
        hint={t('card.messageHint', { maxlength: giftFieldLimits.message })}
        rows={3}
        {...field('message')}
      />
      {send.isError && (
        <Message tone="danger" announce>
          {t('acts.later')}
        </Message>
      )}
      <Button type="submit" variant="action" busy={send.isPending}>
        {t('thanks.send')}
      </Button>
    </form>
  )
}
