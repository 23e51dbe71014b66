import * as paths from '@escapade/shared-contracts/paths'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Logo } from '@escapade/shared-ui/logo/Logo'
import { useTranslation } from 'react-i18next'
import type { ChromeInput } from './chrome-input'
import styles from './Header.module.scss'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNav } from './MainNav'
import { AccountMenu } from './menu/AccountMenu'
import { BurgerMenu } from './menu/BurgerMenu'
import { hasSimpleHeader } from './page-kind'

/**
 * The header as static HTML: its menus are popovers, which browsers open, close and give the focus back from
 * without a script. The client only keeps links and the current page up to date (client/chrome/enhance-chrome.ts).
 */
export function Header(input: ChromeInput) {
  const { t } = useTranslation()
  const { visit, chrome, inspirations } = input
  const { basePath } = visit
  return (
    <header
      className={styles.header}
      data-shell="header"
      data-simple={hasSimpleHeader(chrome.page)}
      data-languages={chrome.languages.length}
    >
      {visit.customerCare && (
        <form method="post" action="/care/sign-out" className={styles.care}>
          <span>{t('header.customerCare')}</span>
          <a href={basePath + paths.desk()}>{t('header.desk')}</a>
          <button type="submit">{t('header.careSignOut')}</button>
        </form>
      )}
      <div className={`page ${styles.inner}`}>
        <button type="button" className={styles.back} data-back aria-label={t('header.back')}>
          <Icon name="left" />
        </button>
        <Logo href={basePath + paths.home()} label={t('header.home')} />
        <nav className={styles.nav} aria-label={t('header.main')}>
          <MainNav visit={visit} inspirations={inspirations} className={styles.navList} />
        </nav>
        <div className={styles.tools}>
          <a className={styles.received} href={basePath + paths.receivedGift()}>
            <Icon name="gift" />
            {t('header.account.received')}
          </a>
          <LanguageSwitch {...input} />
          <a
            className={styles.wide}
            data-tool
            href={basePath + paths.contact()}
            aria-label={t('header.help')}
          >
            <Icon name="help" />
          </a>
          {visit.flags.customerAccount !== true && (
            <a data-tool href={basePath + paths.wishlist()} aria-label={t('header.wishlist')}>
              <Icon name="heart" />
            </a>
          )}
          <AccountMenu {...input} />
          <BurgerMenu {...input} />
        </div>
      </div>
    </header>
  )
}
