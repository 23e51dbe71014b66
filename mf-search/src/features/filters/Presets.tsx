import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { isKeyOfFlow } from '@escapade/shared-contracts/criteria/search-filters'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../search/queries/facets'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'
import { facetLabel } from './filter-labels'
import { sectionsFor } from './filter-sections'
import { toggleValue, valuesOf, withValues } from './filters'

type PresetsProps = {
  flow: Flow
  criteria: Criteria
  /** Of the results, and how many there are: they say which wishes would narrow them. */
  facets: Facets | null
  total: number
  onRefine: (criteria: Criteria) => void
  /** Leaves out those in use, where chips of their own say so. */
  onlyUnused?: boolean
}

/** Wishes that most people have, as the catalogue calls them. */
const activities = ['breakfast', 'spa-access', 'dinner'] as const
/** Besides those in use: more would be a menu of their own. */
const mostOffered = 3

/** The most frequent filters, a press each; one that every result fulfils, or none, is not offered. */
export function Presets({ flow, criteria, facets, total, onRefine, onlyUnused = false }: PresetsProps) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const narrows = (count: number | undefined) => count !== undefined && count > 0 && count < total
  const hasActivities = sectionsFor({ flow, criteria }).includes('activities')
  const flag = (key: 'freeCancellation' | 'lastRooms') =>
    isKeyOfFlow(key, flow)
      ? [
          {
            id: key,
            label: t(`filters.${key}.value`),
            isOn: criteria[key] === true,
            count: facets?.[key]?.[0]?.count,
            toggled: withValues(criteria, { [key]: criteria[key] ? undefined : true }),
          },
        ]
      : []
  const presets = [
    ...flag('freeCancellation'),
    ...flag('lastRooms'),
    ...(hasActivities ? activities : []).map((value) => ({
      id: value,
      label: facetLabel({ section: 'activities', value, facets, t }),
      isOn: valuesOf(criteria, 'activities').includes(value),
      count: facets?.tags.find(({ id }) => id === value)?.count,
      toggled: toggleValue(criteria, 'activities', value),
    })),
  ]
  const offered = presets.filter(({ isOn, count }) => !isOn && narrows(count)).slice(0, mostOffered)
  return presets
    .filter((preset) => (preset.isOn ? !onlyUnused : offered.includes(preset)))
    .map(({ id, label, isOn, toggled }) => (
      <Chip
        key={id}
        size="s"
        selected={isOn}
        onPointerEnter={() => prefetch({ criteria: toggled })}
        onClick={() => onRefine(toggled)}
      >
        {label}
      </Chip>
    ))
}
