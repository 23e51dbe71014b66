import type { MouseEvent } from 'react'
import styles from './TabNav.module.scss'

export type TabNavProps = {
  label: string
  /** Links to the sections of a page, as `#id`. */
  items: readonly { href: string; label: string }[]
  /** `href` of the section in view. */
  current: string | null
  /** Jumps by script and prevents the default, where the hash is not free to name a section. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void
}

/** Looks like tabs, jumps within the page. */
export const TabNav = ({ label, items, current, onFollow }: TabNavProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {items.map((item) => (
      <a
        key={item.href}
        href={item.href}
        aria-current={item.href === current ? 'true' : undefined}
        onClick={(event) => onFollow?.(event, item.href)}
      >
        {item.label}
      </a>
    ))}
  </nav>
)
