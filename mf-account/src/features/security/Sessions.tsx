import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { endOtherSessions, endSession } from '@escapade/shared-contracts/api/accounts/accounts'
import type { AccountSession } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { useSignedOut } from '../../common/use-signed-out'
import styles from './Security.module.scss'
import { sessionsQuery } from './sessions-query'

/** Devices on which the account is open; each can be signed out from here. */
export function Sessions() {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  const query = useQuery(sessionsQuery(api))
  useSignedOut(query.error)
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
  const end = useMutation({
    mutationFn: (sessionId: string) => api.send(endSession, { params: { sessionId } }),
    onSuccess: refresh,
  })
  const endOthers = useMutation({ mutationFn: () => api.send(endOtherSessions, {}), onSuccess: refresh })
  const sessions = query.data?.sessions
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <Heading level={2} look={3} id="sessions-title">
        {t('security.sessions')}
      </Heading>
      <p className={styles.lead}>{t('security.sessionsLead')}</p>
      {query.isError && !sessions && <LoadProblem onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton width={6} />}
      {(end.isError || endOthers.isError) && (
        <Message tone="danger" announce>
          {t('security.endProblem')}
        </Message>
      )}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <Session
              key={session.sessionId}
              session={session}
              isEnding={end.isPending && end.variables === session.sessionId}
              onEnd={() => end.mutate(session.sessionId)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="line" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('security.endOthers')}
        </Button>
      )}
    </section>
  )
}

type SessionProps = { session: AccountSession; isEnding: boolean; onEnd: () => void }

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { t } = useTranslation('account')
  const { textLanguage: language } = useVisit()
  const { browser, system, network, seenAt, isCurrent } = session
  const device = [browser, system].filter(Boolean).join(' · ') || t('security.unknownDevice')
  const day = formatDay({ day: seenAt.slice(0, 10), language })
  return (
    <li>
      <div>
        <p>
          <b>{device}</b>
        </p>
        <p className={styles.quiet}>
          {isCurrent ? t('security.thisDevice') : t('security.seen', { day })} ·{' '}
          {t('security.network', { network })}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="line" busy={isEnding} aria-label={t('security.endOf', { device })} onClick={onEnd}>
          {t('security.end')}
        </Button>
      )}
    </li>
  )
}
