import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { memo, type ReactNode, startTransition, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../features/filters/ActiveFilters'
import { FilterBar } from '../features/filters/FilterBar'
import { FilterPanel } from '../features/filters/FilterMenu'
import { FiltersDialog } from '../features/filters/FiltersDialog'
import { sectionsFor } from '../features/filters/filter-sections'
import { countSet } from '../features/filters/filters'
import { Presets } from '../features/filters/Presets'
import { PriceViews } from '../features/results/ListTools'
import { SortMenu } from '../features/sort/SortMenu'
import { sanitizeCriteria } from '../search/criteria/sanitize-criteria'
import { type Refine, useRefine } from '../search/criteria/use-refine'
import type { Facets } from '../search/queries/facets'
import { useLastKnown } from '../search/queries/use-last-known'
import { useFacetNames, useFound } from '../search/queries/use-search'
import type { SearchRoute } from '../search/route/route'
import { MapPart } from './map/map-part'
import styles from './Refinements.module.scss'

type RefinementsProps = {
  route: SearchRoute
  criteria: Criteria
  onMap?: () => void
  /** Prepares the results of a choice that the visitor has not confirmed; null: of none. */
  onPreview: (criteria: Criteria | null) => void
}

/** As in Filters.module.scss. */
const barShown = '(min-width: 760px)'

/** Filters and order of the results: a bar on wide screens, the actions at the foot on a phone, the chips in use. */
export const Refinements = memo(function Refinements(props: RefinementsProps) {
  const { route, criteria: wanted, onMap } = props
  // A wish that no search can be made of narrows nothing: it is no filter in use.
  const criteria = useMemo(() => sanitizeCriteria(wanted), [wanted])
  const refine = useRefine(route)
  const facets = useFacetNames({ ...route, criteria })
  const found = useFound({ ...route, criteria })
  const hasBar = useWideScreen(barShown)
  // A phone does not show the bar: there it follows the results.
  const later = useDeferredValue(criteria)
  const { flow } = route
  const total = useLastKnown(found?.details.totalCount ?? null) ?? 0
  const wishes = { flow, facets, total, onRefine: refine }
  const ofBar = hasBar ? criteria : later
  return (
    <>
      <Bar
        route={route}
        criteria={ofBar}
        facets={facets}
        onMap={onMap}
        presets={<Presets {...wishes} criteria={ofBar} />}
      />
      <ActiveFilters
        flow={flow}
        criteria={criteria}
        onRefine={refine}
        facets={facets}
        // Days to choose from stand there on a phone.
        presets={!hasBar && !isFlexible(criteria) && <Presets {...wishes} criteria={criteria} onlyUnused />}
      />
      <PhoneActions {...props} criteria={criteria} onRefine={refine} />
    </>
  )
})

const isFlexible = ({ flex, when }: Criteria) => Boolean(flex ?? when)

type BarProps = Pick<RefinementsProps, 'route' | 'criteria' | 'onMap'> & {
  facets: Facets | null
  presets: ReactNode
}

const Bar = memo(function Bar({ route, criteria, facets, presets, onMap }: BarProps) {
  const { t } = useTranslation('search')
  const refine = useRefine(route)
  const shared = { flow: route.flow, criteria, onRefine: refine }
  return (
    <FilterBar {...shared} facets={facets} presets={presets}>
      <SortMenu
        {...shared}
        trigger={(props) => (
          <Chip {...props} icon="sort" size="s">
            {t('actions.sort')}
          </Chip>
        )}
      />
      {onMap && (
        <Chip
          icon="map"
          size="s"
          aria-haspopup="dialog"
          onPointerEnter={MapPart.preload}
          onFocus={MapPart.preload}
          onClick={onMap}
        >
          {t('actions.map')}
        </Chip>
      )}
    </FilterBar>
  )
})

/** Sort, filters and map within reach of the thumb (SE-005). */
function PhoneActions(props: RefinementsProps & { onRefine: Refine }) {
  const { route, criteria, onMap, onPreview, onRefine } = props
  const { t } = useTranslation('search')
  const { flow, page } = route
  const [filtering, setFiltering] = useState(false)
  const inUse = countSet(criteria, sectionsFor({ flow, criteria }))
  return (
    <fieldset className={styles.actions} aria-label={t('actions.label')}>
      <SortMenu
        flow={flow}
        criteria={criteria}
        onRefine={onRefine}
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            <Icon name="sort" size="s" />
            {t('actions.sort')}
          </button>
        )}
      >
        <div className={styles.views}>
          <p>{t('results.priceView')}</p>
          <PriceViews />
        </div>
      </SortMenu>
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
          onPointerEnter={MapPart.preload}
          onFocus={MapPart.preload}
          onClick={onMap}
        >
          <Icon name="map" size="s" />
          {t('actions.map')}
        </button>
      )}
      {filtering && (
        <FiltersDialog
          flow={flow}
          criteria={criteria}
          // A choice leads to the first page.
          onPreview={page === 0 ? onPreview : undefined}
          onConfirm={(chosen) => {
            onRefine(chosen)
            setFiltering(false)
            // Results that are drawn already are not drawn again with the press.
            startTransition(() => onPreview(null))
          }}
          onClose={() => {
            setFiltering(false)
            onPreview(null)
          }}
        />
      )}
    </fieldset>
  )
}
