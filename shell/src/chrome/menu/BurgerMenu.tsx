import * as paths from '@escapade/shared-contracts/paths'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import type { ChromeInput } from '../chrome-input'
import styles from '../Header.module.scss'
import { MainNav } from '../MainNav'
import { MenuList } from './MenuList'

const panelId = 'main-menu'
const more = [
  { key: 'received', to: paths.receivedGift() },
  { key: 'booking', to: paths.bookingLookup() },
  { key: 'contact', to: paths.contact() },
]

/** The navigation of small screens (SH-038). */
export function BurgerMenu({ visit, inspirations }: Pick<ChromeInput, 'visit' | 'inspirations'>) {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        data-tool
        popoverTarget={panelId}
        aria-label={t('header.menu')}
      >
        <Icon name="menu" />
      </button>
      <div id={panelId} className={`${styles.panel} ${styles.sheet}`} popover="auto">
        <nav aria-label={t('header.main')}>
          <MainNav visit={visit} inspirations={inspirations} className={styles.list} />
          <MenuList area="account" links={more} visit={visit} />
        </nav>
        <button
          type="button"
          className={styles.close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t('header.closeMenu')}
        >
          <Icon name="x" />
        </button>
      </div>
    </>
  )
}
