import { useApi } from '@escapade/remote-kit/runtime/query'
import { getPersonCopy } from '@escapade/shared-contracts/api/desk/people'
import type { PersonRequest } from '@escapade/shared-contracts/api/desk/people-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from './desk-words'
import { saveFile } from './save-file'

/** Outcome of a request about a person: what was forgotten and what stays, or the copy for those who agreed. */
export function PersonOutcome({ request: { requestId, erased, copyUntil } }: { request: PersonRequest }) {
  if (erased) return <WhatStays erased={erased} />
  return copyUntil ? <Copy requestId={requestId} until={copyUntil} /> : null
}

function WhatStays({ erased }: { erased: NonNullable<PersonRequest['erased']> }) {
  const { t } = useTranslation('desk')
  const { deleted, reduced, kept, keptCases } = erased
  return (
    <ul>
      {deleted.length + reduced.length + kept.length + keptCases.length === 0 && (
        <li>{t('people.erased.nothing')}</li>
      )}
      {deleted.length > 0 && <li>{t('people.erased.deleted', { numbers: deleted.join(', ') })}</li>}
      {reduced.length > 0 && <li>{t('people.erased.reduced', { numbers: reduced.join(', ') })}</li>}
      {kept.map(({ bookingNumber, reason }) => (
        <li key={bookingNumber}>
          {t(`people.erased.kept.${reason}`, { number: bookingNumber, defaultValue: bookingNumber })}
        </li>
      ))}
      {keptCases.length > 0 && <li>{t('people.erased.cases', { numbers: keptCases.join(', ') })}</li>}
    </ul>
  )
}

function Copy({ requestId, until }: { requestId: string; until: string }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const api = useApi()
  const fetchCopy = useMutation({
    async mutationFn() {
      const copy = await api.send(getPersonCopy, { params: { requestId } })
      saveFile([JSON.stringify(copy, null, 2)], {
        name: `person-${requestId}.json`,
        type: 'application/json',
      })
    },
  })
  return (
    <>
      <p>
        <Button variant="line" busy={fetchCopy.isPending} onClick={() => fetchCopy.mutate()}>
          {t('people.copy.save')}
        </Button>{' '}
        <small>{t('people.copy.until', { moment: words.moment(until) })}</small>
      </p>
      {fetchCopy.isError && (
        <Message tone="danger" announce>
          {t('people.copy.problem')}
        </Message>
      )}
    </>
  )
}
