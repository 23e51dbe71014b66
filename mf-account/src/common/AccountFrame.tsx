import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { usePageRestored } from '@escapade/remote-kit/runtime/page-restored'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Icon, type IconName } from '@escapade/shared-ui/icon/Icon'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.scss'
import { accountQuery } from './account-query'
import { useSignedOut } from './use-signed-out'

const entries = [
  { page: 'trips', icon: 'calendar', to: paths.trips() },
  { page: 'wishlist', icon: 'heart', to: paths.wishlist() },
  { page: 'gifts', icon: 'gift', to: paths.ownedGifts() },
  { page: 'profile', icon: 'user', to: paths.profile() },
  { page: 'security', icon: 'lock', to: paths.security() },
] as const satisfies { page: string; icon: IconName; to: string }[]

export type AccountPage = (typeof entries)[number]['page']

/** On a phone the pages stand in a row that scrolls: the one that is open is in sight. */
function showCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft
}

/** A page of the account beside the way to the others. */
export function AccountFrame({ current, children }: { current: AccountPage; children: ReactNode }) {
  const { t } = useTranslation('account')
  const { href } = useShell()
  const { data, error } = useQuery(accountQuery(useApi()))
  useSignedOut(error)
  // Shown again by Back after somebody has signed out, a page would still say all that it said.
  usePageRestored(() => window.location.reload())
  const { firstName, lastName } = data?.profile ?? { firstName: '', lastName: '' }
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={t('frame.label')}>
        <div className={styles.who}>
          {name && <b>{name}</b>}
          <span>{data?.email}</span>
        </div>
        <ul ref={showCurrent}>
          {entries.map(({ page, icon, to }) => (
            <li key={page}>
              <AppLink to={to} aria-current={page === current ? 'page' : undefined}>
                <Icon name={icon} />
                {t(`frame.${page}`)}
              </AppLink>
            </li>
          ))}
          <li>
            <form method="post" action={href(paths.signOut())}>
              <button type="submit">
                <Icon name="external" />
                {t('frame.signOut')}
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  )
}
