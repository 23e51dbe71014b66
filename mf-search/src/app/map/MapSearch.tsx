import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import type { MapBounds } from '@escapade/shared-ui/map/MapCanvas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FiltersDialog } from '../../features/filters/FiltersDialog'
import { sectionsFor } from '../../features/filters/filter-sections'
import { countSet, withoutFilters } from '../../features/filters/filters'
import { MapDialog } from '../../features/map/MapDialog'
import { DatesField } from '../../features/search-box/DatesField'
import { isSamePlace } from '../../search/criteria/place'
import { useRefine } from '../../search/criteria/use-refine'
import { offersRequest } from '../../search/queries/offers-request'
import type { SearchRoute } from '../../search/route/route'
import { mapLayer } from './map-history'

type MapSearchProps = {
  route: SearchRoute
  criteria: Criteria
  onOffers: (hotel: { id: string; label: string }) => void
  onClose: () => void
}

/** The map with the dates and the filters of the search at hand. */
export function MapSearch({ route, criteria, onOffers, onClose }: MapSearchProps) {
  const { flow } = route
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const refine = useRefine(route)
  const [filtering, setFiltering] = useState(false)
  const [seen, setSeen] = useState<{ criteria: Criteria; bounds: MapBounds } | null>(null)
  // Edges belong to the place that the map was moved to: another one opens on all of its hotels.
  const bounds = seen && isSamePlace(seen.criteria, criteria) ? seen.bounds : undefined
  // The distance is the map's own: so far it shows.
  const sections = sectionsFor({ flow, criteria }).filter((section) => section !== 'distance')
  const narrows = countSet(criteria, sections) > 0
  const tools = (
    <>
      {flow !== 'gifting' && (
        <DatesField
          flow={flow}
          criteria={criteria}
          onChange={(change) => refine(change(criteria))}
          look="box"
        />
      )}
      <Chip icon="sliders" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
        {t('filters.title')}
      </Chip>
    </>
  )
  return (
    <>
      <MapDialog
        name={mapLayer}
        search={offersRequest({ locale, flow, criteria, page: 0 })}
        criteria={criteria}
        hash={serializeCriteria({ criteria })}
        tools={tools}
        bounds={bounds}
        onRefine={(next, edges) => {
          setSeen({ criteria: next, bounds: edges })
          refine(next, { replace: true })
        }}
        onClearFilters={narrows ? () => refine(withoutFilters(criteria, sections)) : undefined}
        onOffers={onOffers}
        onClose={onClose}
      />
      {filtering && (
        <FiltersDialog
          flow={flow}
          criteria={criteria}
          onConfirm={(chosen) => {
            refine(chosen)
            setFiltering(false)
          }}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  )
}
