import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon'
import styles from './Badge.module.scss'

export type BadgeKind = 'scarcity' | 'reassure' | 'social' | 'promo' | 'plain'

export type BadgeProps = {
  kind: BadgeKind
  /** Default: the icon of the kind. */
  icon?: IconName
  /** Stands in front instead of the icon. */
  emoji?: string | null
  children: ReactNode
}

const icons: Partial<Record<BadgeKind, IconName>> = {
  scarcity: 'bed',
  reassure: 'shield',
  social: 'eye',
  promo: 'tag',
}

/** Colours of stress messages as the gateway names them (spec B §3). */
const kinds: Readonly<Record<string, BadgeKind>> = {
  scarcity: 'scarcity',
  reinsurance: 'reassure',
  social: 'social',
}
export const badgeKindOf = (color: string): BadgeKind => kinds[color] ?? 'plain'

export function Badge({ kind, icon = icons[kind], emoji, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {emoji ? <span aria-hidden="true">{emoji}</span> : icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  )
}
