import { useApi } from '@escapade/remote-kit/runtime/query'
import { addNote } from '@escapade/shared-contracts/api/desk/desk'
import type { Note, OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import styles from './File.module.scss'
import { fileQuery } from './file-query'
import { noteDraft } from './note-draft'

const longest = 2000

/** Notes of those who work for the shop, and a field for one more; what was typed stays until it is kept. */
export function Notes({ orderUUID, notes }: { orderUUID: string; notes: Note[] }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const api = useApi()
  const client = useQueryClient()
  const draft = noteDraft(orderUUID)
  const { control, handleSubmit, reset } = useForm({ defaultValues: { text: draft.read() } })
  const add = useMutation({
    mutationFn: (text: string) => api.send(addNote, { params: { orderUUID }, body: { text } }),
    onSuccess(note) {
      reset({ text: '' })
      draft.write('')
      client.setQueryData(fileQuery(api, orderUUID).queryKey, (file: OrderFile | null | undefined) =>
        file ? { ...file, notes: [note, ...file.notes] } : file,
      )
    },
  })
  return (
    <section>
      <Heading level={3} look={4}>
        {t('notes.title')}
      </Heading>
      <ul className={styles.rows}>
        {notes.map(({ noteId, author, text, createdAt }) => (
          <li key={noteId}>
            <span>
              {text}
              <small>
                {author}, <time dateTime={createdAt}>{words.moment(createdAt)}</time>
              </small>
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit(({ text }) => add.mutateAsync(text.trim()).catch(() => {}))} noValidate>
        <Controller
          name="text"
          control={control}
          rules={{ validate: (text) => text.trim().length > 0 || t('notes.empty') }}
          render={({ field, fieldState, formState }) => (
            <TextArea
              label={t('notes.label')}
              value={field.value}
              onChange={(text) => {
                draft.write(text)
                field.onChange(text)
              }}
              maxLength={longest}
              submitted={formState.isSubmitted}
              error={fieldState.error?.message}
            />
          )}
        />
        {add.isError && (
          <Message tone="danger" announce>
            {t('notes.problem')}
          </Message>
        )}
        <Button type="submit" variant="line" busy={add.isPending}>
          {t('notes.add')}
        </Button>
      </form>
    </section>
  )
}
