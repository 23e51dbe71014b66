import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { finishNote } from '@escapade/shared-contracts/api/desk/notes'
import type { MentionedNote } from '@escapade/shared-contracts/api/desk/notes-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '../../common/approvals-query'
import { useDeskWords } from '../../common/desk-words'
import styles from './Approvals.module.scss'

/** Notes of colleagues that name the one who is signed in, until they are done. */
export function NotesForMe({ notes = [] }: { notes: MentionedNote[] | undefined }) {
  const { t } = useTranslation('desk')
  if (notes.length === 0) return null
  return (
    <>
      <Heading level={2} look={4} id="notes-for-me">
        {t('notes.forMe')}
      </Heading>
      <ul className={styles.list} aria-labelledby="notes-for-me">
        {notes.map((note) => (
          <MentionRow key={note.noteId} note={note} />
        ))}
      </ul>
    </>
  )
}

function MentionRow({
  note: { noteId, orderUUID, bookingNumber, text, author, createdAt },
}: {
  note: MentionedNote
}) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const api = useApi()
  const client = useQueryClient()
  const finish = useMutation({
    mutationFn: () => api.send(finishNote, { params: { orderUUID, noteId } }),
    onSettled: () => client.invalidateQueries({ queryKey: approvalsQuery(api).queryKey }),
  })
  return (
    <li className={styles.row}>
      <p>
        <AppLink to={paths.deskOrder({ orderUUID })}>{bookingNumber}</AppLink> · {text}
      </p>
      <p className={styles.by}>
        {author}, <time dateTime={createdAt}>{words.moment(createdAt)}</time>
      </p>
      <p className={styles.answers}>
        <Button variant="line" busy={finish.isPending} onClick={() => finish.mutate()}>
          {t('notes.done')}
        </Button>
      </p>
      {finish.isError && (
        <Message tone="danger" announce>
          {t('acts.problem')}
        </Message>
      )}
    </li>
  )
}
