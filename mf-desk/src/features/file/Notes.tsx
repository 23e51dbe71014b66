import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { addNote } from '@escapade/shared-contracts/api/desk/notes'
import type { Note } from '@escapade/shared-contracts/api/desk/notes-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDeskSession } from '../../common/desk-session'
import { useDeskWords } from '../../common/desk-words'
import { draftOf } from '../../common/draft'
import list from '../../common/Rows.module.scss'
import { fileQuery } from './file-query'

import { staffQuery } from './staff-query'

const longest = 2000

/** Notes of those who work for the shop, and a field for one more; what was typed stays until it is kept. */
export function Notes({ orderUUID, notes }: { orderUUID: string; notes: Note[] }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const api = useApi()
  const client = useQueryClient()
  const draft = draftOf('note', orderUUID)
  const me = useDeskSession()?.email
  const { data } = useQuery(staffQuery(api))
  const colleagues = (data?.staff ?? []).filter((email) => email !== me)
  const { control, handleSubmit, reset } = useForm({ defaultValues: { text: draft.read(), mention: '' } })
  const add = useMutation({
    mutationFn: ({ text, mention }: { text: string; mention: string }) =>
      api.send(addNote, { params: { orderUUID }, body: { text: text.trim(), mention: mention || null } }),
    onSuccess(note) {
      reset({ text: '', mention: '' })
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
      <ul className={list.rows}>
        {notes.map(({ noteId, author, text, mention, isDone, createdAt }) => (
          <li key={noteId}>
            <span>
              {text}
              <small>
                {author}, <time dateTime={createdAt}>{words.moment(createdAt)}</time>
                {mention && ` · ${t(isDone ? 'notes.wasFor' : 'notes.isFor', { name: mention })}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit((note) => add.mutateAsync(note).catch(() => {}))} noValidate>
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
        {colleagues.length > 0 && (
          <Controller
            name="mention"
            control={control}
            render={({ field }) => (
              <SelectField
                label={t('notes.mention')}
                required={false}
                placeholder={t('notes.everybody')}
                value={field.value}
                onChange={field.onChange}
                options={colleagues.map((email) => ({ value: email, label: email }))}
              />
            )}
          />
        )}
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
