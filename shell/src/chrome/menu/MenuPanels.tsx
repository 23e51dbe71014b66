import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'
import { useTranslation } from 'react-i18next'
import type { Inspirations } from '../chrome-input'
import styles from './MegaMenu.module.scss'
import { menuPanelId } from './menu-ids'
import { menuHref } from './nav-entries'
import { TravelLocally } from './TravelLocally'

export type MenuPanelsProps = { visit: Visit; inspirations: Inspirations }
type LevelProps = MenuPanelsProps & { link: NavigationLink; path: string[] }

/** From here on a list is read more quickly in columns (CO-053). */
const columnsFrom = 15

/** The panels of the menu, all closed: side by side on wide screens, one over the other on small ones (CO-052). */
export const MenuPanels = ({ visit, inspirations }: MenuPanelsProps) =>
  inspirations.links
    .filter(({ children }) => children.length > 0)
    .map((link) => (
      <Level key={link._id} link={link} path={[link._id]} visit={visit} inspirations={inspirations} />
    ))

function Level({ link, path, visit, inspirations }: LevelProps) {
  const isRoot = path.length === 1
  const isLong = link.children.length >= columnsFrom
  const isFlat = link.children.every(({ children }) => children.length === 0)
  return (
    <div
      id={menuPanelId(path)}
      className={styles.level}
      data-menu-level={path.length}
      data-menu-panel={isRoot ? link._id : undefined}
      data-flat={isFlat || undefined}
      data-columns={isLong || undefined}
      hidden
    >
      <button type="button" className={styles.back} data-menu-back>
        <Icon name="left" />
        {link.label}
      </button>
      <ul className={styles.list} data-layout={isLong ? 'columns' : 'list'}>
        {link.children.map((child) => (
          <li key={child._id} className={styles.row}>
            <MenuLink link={child} visit={visit} inspirations={inspirations} />
            {child.children.length > 0 && (
              <Step link={child} path={[...path, child._id]} visit={visit} inspirations={inspirations} />
            )}
          </li>
        ))}
      </ul>
      {isRoot && link._id === 'destinations' && <TravelLocally destinations={link} visit={visit} />}
    </div>
  )
}

function Step(props: LevelProps) {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        className={styles.step}
        data-menu-step
        aria-expanded={false}
        aria-controls={menuPanelId(props.path)}
        aria-label={t('header.mega.open', { name: props.link.label })}
      >
        <Icon name="right" size="s" />
      </button>
      <Level {...props} />
    </>
  )
}

/** Themes carry their icon, and the one of the week a word for it (CO-055). */
function MenuLink({ link, visit, inspirations }: MenuPanelsProps & { link: NavigationLink }) {
  const { t } = useTranslation()
  const [, theme] = /^theme-(.+)$/.exec(link._id) ?? []
  const isHighlighted = link.variant === 'highlight'
  return (
    <a
      className={styles.link}
      href={menuHref(link.uri, visit)}
      data-variant={isHighlighted ? 'highlight' : undefined}
    >
      {theme && <Icon name={toIconName(inspirations.themeIcons[theme] ?? '', 'star')} size="s" />}
      <span>{link.label}</span>
      {typeof link.count === 'number' && <span className={styles.count}>{link.count}</span>}
      {theme && isHighlighted && <span className={styles.suggested}>{t('header.mega.suggested')}</span>}
    </a>
  )
}
