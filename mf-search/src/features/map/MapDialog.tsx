import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MapDialog.module.scss'
import { MapSkeleton } from './MapSkeleton'
import type { MappedSearch } from './mapped-search'

/** The map is heavy: it comes, what is on it and the canvas together, when somebody points at its button. */
const MapContent = onDemand<MappedSearch>(
  () => {
    void import('@escapade/shared-ui/map/MapCanvas').catch(() => {})
    return import(/* webpackChunkName: "map-layer" */ './MapContent')
  },
  { waiting: <MapSkeleton /> },
)

type MapDialogProps = MappedSearch & {
  title?: string
  /** Dates and filters: the map is searched as the list is. */
  tools?: ReactNode
  onClose: () => void
  name?: string
}

/** The results on a map over the whole screen (SE-020). Its frame is there at once, and filled when that is painted. */
export function MapDialog({ title, tools, onClose, name, ...map }: MapDialogProps) {
  const { t } = useTranslation('search')
  const isFilled = useDeferredValue(true, false)
  return (
    <Dialog name={name} title={title ?? t('map.title')} full onClose={onClose}>
      <div className={styles.dialog}>
        {isFilled && tools && <div className={styles.tools}>{tools}</div>}
        {isFilled ? <MapContent {...map} /> : <MapSkeleton />}
      </div>
    </Dialog>
  )
}
