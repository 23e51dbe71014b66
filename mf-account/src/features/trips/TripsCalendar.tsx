import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getCalendar, makeCalendar, revokeCalendar } from '@escapade/shared-contracts/api/accounts/accounts'
import { below } from '@escapade/shared-contracts/mount/below'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Trips.module.scss'

/** The private address of a calendar of all trips, which its holder can take back. */
export function TripsCalendar() {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  const calendar = queryOptions({
    queryKey: ['calendar'],
    queryFn: ({ signal }) => api.send(getCalendar, { signal }),
  })
  const { data } = useQuery(calendar)
  const keep = (path: string | null) => client.setQueryData(calendar.queryKey, { path })
  const make = useMutation({
    mutationFn: () => api.send(makeCalendar, {}),
    onSuccess: ({ path }) => keep(path),
  })
  const revoke = useMutation({ mutationFn: () => api.send(revokeCalendar, {}), onSuccess: () => keep(null) })
  if (!data) return null
  return (
    <section className={styles.group} aria-labelledby="trips-calendar" {...below}>
      <Heading level={2} look={3} id="trips-calendar">
        {t('calendar.title')}
      </Heading>
      <p className={styles.lead}>{t('calendar.lead')}</p>
      {(make.isError || revoke.isError) && (
        <Message tone="danger" announce>
          {t('calendar.problem')}
        </Message>
      )}
      {data.path === null && revoke.isSuccess && <Message announce>{t('calendar.off')}</Message>}
      {data.path !== null && <Address path={data.path} />}
      <div className={styles.buttons}>
        <Button variant="line" icon="calendar" busy={make.isPending} onClick={() => make.mutate()}>
          {t(data.path === null ? 'calendar.make' : 'calendar.renew')}
        </Button>
        {data.path !== null && (
          <Button variant="text" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('calendar.revoke')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Address({ path }: { path: string }) {
  const { t } = useTranslation('account')
  const { origin } = useVisit()
  const [copied, setCopied] = useState<string | null>(null)
  const address = origin + path
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(address)
  }
  return (
    <div className={styles.address}>
      <TextField label={t('calendar.field')} value={address} onChange={() => undefined} error={null} />
      <Button variant="line" onClick={() => void copy().catch(() => setCopied(null))}>
        {t(copied === address ? 'calendar.copied' : 'calendar.copy')}
      </Button>
    </div>
  )
}
