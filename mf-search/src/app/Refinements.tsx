import { AfterPaint } from '@escapade/remote-kit/runtime/after-paint'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { afterPaint } from '@escapade/shared-ui/layer/after-paint'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../features/filters/ActiveFilters'
import { FilterBar } from '../features/filters/FilterBar'
import { FilterPanel } from '../features/filters/FilterMenu'
import { FiltersDialog } from '../features/filters/FiltersDialog'
import { sectionsFor } from '../features/filters/filter-sections'
import { countSet } from '../features/filters/filters'
import { MapDialog } from '../features/map/MapDialog'
import { ShareLink } from '../features/share/ShareLink'
import { SortMenu } from '../features/sort/SortMenu'
import { useRefine } from '../search/criteria/use-refine'
import { useFacetNames } from '../search/queries/use-search'
import type { SearchRoute } from '../search/route/route'
import styles from './Refinements.module.scss'

type RefinementsProps = { route: SearchRoute; onMap?: () => void }

/** As in Filters.module.scss. */
const barShown = '(min-width: 760px)'

/** What narrows and orders the results: a bar on wide screens, the chips in use and the actions at the foot on a phone. */
export function Refinements({ route, onMap }: RefinementsProps) {
  const { criteria } = useCriteria()
  const refine = useRefine(route)
  const facets = useFacetNames(route)
  const hasBar = useWideScreen(barShown)
  const shared = { flow: route.flow, criteria, onRefine: refine }
  return (
    <>
      {/* A phone does not show it: there it only gets ready for a wider screen. */}
      <AfterPaint unless={hasBar}>
        <Bar route={route} onMap={onMap} />
      </AfterPaint>
      <ActiveFilters {...shared} facets={facets} />
      <PhoneActions {...shared} route={route} onMap={onMap} />
    </>
  )
}

const Bar = memo(function Bar({ route, onMap }: RefinementsProps) {
  const { t } = useTranslation('search')
  const { criteria } = useCriteria()
  const refine = useRefine(route)
  const shared = { flow: route.flow, criteria, onRefine: refine }
  return (
    <FilterBar {...shared} facets={useFacetNames(route)}>
      <SortMenu
        {...shared}
        trigger={(props, sort) => (
          <Chip {...props} icon="sort">
            {t('sort.by', { sort: t(`sort.${sort}`) })}
          </Chip>
        )}
      />
      <ShareLink />
      {onMap && (
        <Chip
          icon="map"
          aria-haspopup="dialog"
          onPointerEnter={MapDialog.preload}
          onFocus={MapDialog.preload}
          onClick={onMap}
        >
          {t('actions.map')}
        </Chip>
      )}
    </FilterBar>
  )
})

type SharedProps = {
  flow: Flow
  criteria: ReturnType<typeof useCriteria>['criteria']
  onRefine: ReturnType<typeof useRefine>
}

/** Sort, filters and map within reach of the thumb (SE-005). */
function PhoneActions({ route, onMap, ...shared }: SharedProps & RefinementsProps) {
  const { t } = useTranslation('search')
  const { flow, criteria } = shared
  const [filtering, setFiltering] = useState(false)
  const inUse = countSet(criteria, sectionsFor({ flow, criteria }))
  return (
    <fieldset className={styles.actions} aria-label={t('actions.label')}>
      <SortMenu
        {...shared}
        // The drawer goes with the press; the results follow.
        onRefine={(next) => afterPaint(() => shared.onRefine(next))}
        trigger={(props) => (
          <button type="button" {...props}>
            <Icon name="sort" size="s" />
            {t('actions.sort')}
          </button>
        )}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={filtering}
        onPointerEnter={FilterPanel.preload}
        onFocus={FilterPanel.preload}
        onClick={() => setFiltering(true)}
      >
        <Icon name="sliders" size="s" />
        {t('filters.title')}
        {inUse > 0 && <span className={styles.count}>{inUse}</span>}
      </button>
      {onMap && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={MapDialog.preload}
          onFocus={MapDialog.preload}
          onClick={onMap}
        >
          <Icon name="map" size="s" />
          {t('actions.map')}
        </button>
      )}
      {filtering && (
        <FiltersDialog {...shared} rehearsed={route.page === 0} onClose={() => setFiltering(false)} />
      )}
    </fieldset>
  )
}
