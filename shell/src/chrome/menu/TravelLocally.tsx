import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './MegaMenu.module.scss'
import { menuHref } from './nav-entries'

const titleId = 'travel-locally-title'

/** The regions of one's own country, which is the menu's first (CO-056). */
export function TravelLocally({ destinations, visit }: { destinations: NavigationLink; visit: Visit }) {
  const { t } = useTranslation()
  const regions = destinations.children[0]?.children ?? []
  if (regions.length === 0) return null
  return (
    <>
      <button type="button" className={styles.locally} data-menu-dialog aria-haspopup="dialog">
        <Icon name="locate" size="s" />
        {t('header.mega.locally.title')}
      </button>
      <dialog className={styles.dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('header.mega.locally.title')}</h2>
        <p>{t('header.mega.locally.text')}</p>
        <ul>
          {regions.map(({ _id, label, uri }) => (
            <li key={_id}>
              <a href={menuHref(uri, visit)}>{label}</a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.dialogClose}
          data-menu-dialog-close
          aria-label={t('header.mega.locally.close')}
        >
          <Icon name="x" />
        </button>
      </dialog>
    </>
  )
}
