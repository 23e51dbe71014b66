import { memo } from 'react'
import styles from '../Map.module.scss'
import { isLarge } from './name-width'
import type { WrittenName } from './write-names'

/** Names of towns, in the order of the placement. Those who hear the page have the towns in the list beside it. */
export const MapNames = memo(function MapNames({ names }: { names: readonly WrittenName[] }) {
  return names.map(({ town }) => (
    <span key={town.id} className={styles.name} data-large={isLarge(town) || undefined}>
      {town.label}
    </span>
  ))
})
