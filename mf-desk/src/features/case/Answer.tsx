import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { answerCase, closeCase } from '@escapade/shared-contracts/api/desk/cases'
import type { CaseFile } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { draftOf } from '../../common/draft'
import styles from './Case.module.scss'
import { caseQuery } from './case-query'

const longest = 5000

/** Field for an answer, which goes out by mail; what was typed stays until it is sent. */
export function Answer({ message }: { message: CaseFile }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const client = useQueryClient()
  const { caseNumber, updatedAt, email, locale, status } = message
  const { queryKey } = caseQuery(api, caseNumber)
  const draft = draftOf('answer', caseNumber)
  const { control, handleSubmit, reset } = useForm({ defaultValues: { text: draft.read() } })
  const show = (changed: CaseFile) => client.setQueryData(queryKey, changed)
  const answer = useMutation({
    mutationFn: ({ text }: { text: string }) =>
      api.send(answerCase, { params: { caseNumber }, body: { text: text.trim(), updatedAt } }),
    onSuccess(changed) {
      reset({ text: '' })
      draft.write('')
      show(changed)
    },
    // The answer of the other one is shown above what was typed here.
    onError: (error) => (isChanged(error) ? client.invalidateQueries({ queryKey }) : undefined),
  })
  const close = useMutation({
    mutationFn: () => api.send(closeCase, { params: { caseNumber } }),
    onSuccess: show,
  })
  const problem = answer.error ?? close.error
  return (
    <form
      className={styles.answer}
      onSubmit={handleSubmit((typed) => answer.mutateAsync(typed).catch(() => {}))}
      noValidate
    >
      <Controller
        name="text"
        control={control}
        rules={{ validate: (text) => text.trim().length > 0 || t('notes.empty') }}
        render={({ field, fieldState, formState }) => (
          <TextArea
            label={t('case.answer', { market: t(`market.${locale}`) })}
            value={field.value}
            onChange={(text) => {
              draft.write(text)
              field.onChange(text)
            }}
            rows={8}
            maxLength={longest}
            submitted={formState.isSubmitted}
            error={fieldState.error?.message}
          />
        )}
      />
      {problem && (
        <Message tone="danger" announce>
          {t(isChanged(problem) ? 'case.changed' : 'case.problem')}
        </Message>
      )}
      {answer.isSuccess && (
        <Message tone="success" announce>
          {t('case.sent', { email })}
        </Message>
      )}
      <p className={styles.acts}>
        <Button type="submit" busy={answer.isPending}>
          {t('case.send')}
        </Button>
        {status !== 'closed' && (
          <Button variant="line" busy={close.isPending} onClick={() => close.mutate()}>
            {t(status === 'open' ? 'case.closeOpen' : 'case.close')}
          </Button>
        )}
      </p>
    </form>
  )
}

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'case-changed'
