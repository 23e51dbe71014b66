import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from './approvals-query'
import styles from './DeskFrame.module.scss'
import { useDeskSession } from './desk-session'
import { useDeskWords } from './desk-words'
import { closeFile, useOpenFiles } from './open-files'
import { sections } from './sections'
import { tellStyleNonce } from './style-nonce'

type Props = {
  /** The field that finds or does. */
  command: ReactNode
  children: ReactNode
}

/** The frame of every section: the way around, the field that finds or does, the files that are open. */
export function DeskFrame({ command, children }: Props) {
  useEffect(() => tellStyleNonce(document), [])
  return (
    <div className={styles.desk}>
      <Rail />
      <div className={styles.main}>
        <div className={styles.top}>
          {command}
          <SignedIn />
        </div>
        <OpenFiles />
        {children}
      </div>
    </div>
  )
}

function Rail() {
  const { t } = useTranslation('desk')
  const { href } = useShell()
  const { path } = usePageLocation()
  const permissions: readonly string[] = useDeskSession()?.permissions ?? []
  return (
    <nav className={styles.rail} aria-label={t('frame.label')}>
      <ul>
        {sections
          .filter(({ permission }) => permission === null || permissions.includes(permission))
          .map(({ name, to, icon }) => (
            <li key={name}>
              <AppLink to={to} aria-current={path === to ? 'page' : undefined}>
                <Icon name={icon} />
                {t(`frame.${name}`)}
                {name === 'approvals' && <WaitingCount />}
              </AppLink>
            </li>
          ))}
        <li>
          <a href={href(paths.home())}>
            <Icon name="globe" />
            {t('frame.shop')}
          </a>
        </li>
      </ul>
      <form method="post" action="/care/sign-out">
        <button type="submit">
          <Icon name="external" />
          {t('frame.signOut')}
        </button>
      </form>
    </nav>
  )
}

/** Acts that wait for a lead; none says nothing. */
function WaitingCount() {
  const { t } = useTranslation('desk')
  const { data } = useQuery(approvalsQuery(useApi()))
  const asked = [...(data?.approvals ?? []), ...(data?.people ?? [])]
  const count =
    asked.filter(({ outcome }) => outcome === null).length +
    (data?.notes?.length ?? 0) +
    (data?.money?.length ?? 0)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span className="vh">{t('approvals.waitingCount', { count })}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  )
}

function SignedIn() {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const session = useDeskSession()
  if (!session) return null
  return (
    <p className={styles.who}>
      <b>{session.email}</b>
      <span>
        {session.roles.map((role) => t(`role.${role}`)).join(', ')} ·{' '}
        {t('frame.until', { clock: words.clock(session.expiresAt) })}
      </span>
    </p>
  )
}

function OpenFiles() {
  const { t } = useTranslation('desk')
  const { path } = usePageLocation()
  const files = useOpenFiles()
  if (files.length === 0) return null
  return (
    <nav aria-label={t('frame.files')}>
      <ul className={styles.files}>
        {files.map(({ orderUUID, bookingNumber }) => {
          const to = paths.deskOrder({ orderUUID })
          return (
            <li key={orderUUID} data-current={path === to || undefined}>
              <AppLink to={to} aria-current={path === to ? 'page' : undefined}>
                {bookingNumber}
              </AppLink>
              <IconButton
                icon="x"
                label={t('frame.close', { number: bookingNumber })}
                onClick={() => closeFile(orderUUID)}
              />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
