import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import type { ChromeInput } from './chrome-input'
import styles from './MainNav.module.scss'
import { menuPanelId } from './menu/menu-ids'
import { menuHref, type NavEntry, navEntries } from './menu/nav-entries'

type Props = Pick<ChromeInput, 'visit' | 'inspirations'> & { className: string | undefined }

/**
 * Links that need no script, each with a button for its menu, which the client brings when somebody turns to it
 * (client/chrome/menu-intent.ts).
 */
export function MainNav({ visit, inspirations, className }: Props) {
  return (
    <ul className={className}>
      {navEntries({ visit, links: inspirations.links }).map((entry) => (
        <li key={entry.id} className={styles.item} data-menu-item={entry.menu ?? undefined}>
          <Entry entry={entry} href={menuHref(entry.to, visit)} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, href }: { entry: NavEntry; href: string }) {
  const { t } = useTranslation()
  const name = entry.label ?? t(`header.nav.${entry.key}`)
  return (
    <>
      <a
        href={href}
        data-nav={isPartOfShop(entry) || undefined}
        data-variant={entry.highlight ? 'highlight' : undefined}
      >
        {entry.icon && <Icon name={entry.icon} size="s" />}
        {name}
      </a>
      {entry.menu && (
        <button
          type="button"
          className={styles.tab}
          data-menu-tab={entry.menu}
          aria-expanded={false}
          aria-controls={menuPanelId([entry.menu])}
          aria-label={t('header.mega.open', { name })}
        >
          <Icon name="down" size="s" />
        </button>
      )}
    </>
  )
}

/** Marked while the visitor is there. An editor's search is a way into a part of the shop, not a part of it. */
const isPartOfShop = ({ key, to }: NavEntry) => key !== undefined || !to.includes('?')
