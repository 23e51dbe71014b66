import { memo } from 'react'
import { Icon } from '../../icon/Icon'
import { landmarkMarks } from '../landmarks/landmark-marks'
import styles from '../Map.module.scss'
import type { MapNamed } from '../map-types'
import { isLarge } from './name-width'
import type { WrittenName } from './write-names'

/** Names on the ground, in the order of the placement. Those who hear the page have them in the lists beside the map. */
export const MapNames = memo(function MapNames({ names }: { names: readonly WrittenName[] }) {
  return names.map(({ named }) => (
    <span
      key={`${'kind' in named ? named.kind : ''}/${named.id}`}
      className={styles.name}
      data-large={isLarge(named) || undefined}
      data-kind={'kind' in named ? named.kind : undefined}
    >
      <Mark named={named} />
      {named.label}
    </span>
  ))
})

function Mark({ named }: { named: MapNamed }) {
  if (!('kind' in named) || named.kind === 'quarter') return null
  const icon = landmarkMarks[named.kind]
  return icon ? <Icon name={icon} size="s" className={styles.mark} /> : <span className={styles.dot} />
}
