import { classNames } from '../common/class-names'
import styles from './Icon.module.scss'
import type { IconName } from './icon-names'

export type { IconName }

export type IconProps = {
  name: IconName
  /** s 16 px, m 20 px, l 56 px. */
  size?: 's' | 'm' | 'l'
  filled?: boolean
  /** Only where the icon stands alone; beside a text it stays silent. */
  label?: string
  className?: string
}

/** Draws from the sprite that every document carries: no script holds the paths. */
export function Icon({ name, size = 'm', filled, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={filled || undefined}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
