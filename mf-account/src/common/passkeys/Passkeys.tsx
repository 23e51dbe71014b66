import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getPasskeys, removePasskey } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Passkey } from '@escapade/shared-contracts/api/accounts/passkeys-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Passkeys.module.scss'
import { canUsePasskeys } from './passkey-browser'
import { useMakePasskey } from './use-make-passkey'

/** Passkeys of the account: made on this device, removed from any. */
export function Passkeys() {
  const { t } = useTranslation('account')
  const api = useApi()
  const client = useQueryClient()
  const isReady = useReady()
  const list = queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.send(getPasskeys, { signal }),
  })
  const { data } = useQuery(list)
  const refresh = () => client.invalidateQueries({ queryKey: list.queryKey })
  const make = useMakePasskey(refresh)
  const remove = useMutation({
    mutationFn: (passkeyId: string) => api.send(removePasskey, { params: { passkeyId } }),
    onSuccess: refresh,
  })
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <Heading level={2} look={3} id="passkeys-title">
        {t('passkeys.title')}
      </Heading>
      <p className={styles.lead}>{t('passkeys.lead')}</p>
      {make.isSuccess && (
        <Message tone="success" announce>
          {t('passkeys.made')}
        </Message>
      )}
      {(make.isError || remove.isError) && (
        <Message tone="danger" announce>
          {t(make.isError ? 'passkeys.problem' : 'passkeys.removeProblem')}
        </Message>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.list}>
          {data.passkeys.map((passkey) => (
            <Entry
              key={passkey.passkeyId}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables === passkey.passkeyId}
              onRemove={() => remove.mutate(passkey.passkeyId)}
            />
          ))}
        </ul>
      )}
      {isReady && canUsePasskeys() ? (
        <Button variant="line" icon="plus" busy={make.isPending} onClick={() => make.mutate()}>
          {t('passkeys.make')}
        </Button>
      ) : (
        <p className={styles.lead}>{isReady && t('passkeys.unable')}</p>
      )}
    </section>
  )
}

type EntryProps = { passkey: Passkey; isRemoving: boolean; onRemove: () => void }

function Entry({ passkey: { browser, system, createdAt, usedAt }, isRemoving, onRemove }: EntryProps) {
  const { t } = useTranslation('account')
  const { textLanguage: language } = useVisit()
  const device = [browser, system].filter(Boolean).join(' · ') || t('security.unknownDevice')
  const day = (moment: string) => formatDay({ day: moment.slice(0, 10), language })
  return (
    <li>
      <div>
        <p>
          <b>{device}</b>
        </p>
        <p className={styles.quiet}>
          {t('passkeys.created', { day: day(createdAt) })} ·{' '}
          {usedAt ? t('passkeys.used', { day: day(usedAt) }) : t('passkeys.unused')}
        </p>
      </div>
      <Button
        variant="line"
        busy={isRemoving}
        aria-label={t('passkeys.removeOf', { device })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  )
}
