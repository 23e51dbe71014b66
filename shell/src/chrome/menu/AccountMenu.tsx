import * as paths from '@escapade/shared-contracts/paths'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { type ChromeInput, originOf } from '../chrome-input'
import { accountLinks, helpLinks } from '../chrome-links'
import styles from '../Header.module.scss'
import { MenuList } from './MenuList'

const panelId = 'account-menu'

export function AccountMenu({ visit, location }: Pick<ChromeInput, 'visit' | 'location'>) {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" data-tool popoverTarget={panelId} aria-label={t('header.account.label')}>
        <Icon name="user" />
      </button>
      <div id={panelId} className={styles.panel} popover="auto">
        <nav aria-label={t('header.account.label')}>
          <MenuList area="account" links={accountLinks(visit, originOf({ visit, location }))} visit={visit} />
          {visit.signedIn && (
            <form method="post" action={visit.basePath + paths.signOut()} className={styles.signOut}>
              <button type="submit">{t('header.account.signOut')}</button>
            </form>
          )}
          <p className={styles.panelTitle}>{t('header.account.more')}</p>
          <MenuList area="account" links={helpLinks} visit={visit} />
        </nav>
      </div>
    </>
  )
}
