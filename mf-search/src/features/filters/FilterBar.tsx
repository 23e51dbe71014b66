import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import {
  type FilterDropdown,
  filterDropdowns,
} from '@escapade/shared-contracts/rules/search/filter-dropdowns'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPlace } from '../../search/criteria/place'
import type { Facets } from '../../search/queries/facets'
import { FilterMenu, FilterPanel } from './FilterMenu'
import styles from './Filters.module.scss'
import { distanceLabel, priceLabel } from './filter-labels'
import { sectionsOf } from './filter-sections'
import { countSet } from './filters'

type FilterBarProps = {
  flow: Flow
  criteria: Criteria
  /** Names of the values in use. */
  facets: Facets | null
  onRefine: (criteria: Criteria) => void
  /** Filters that are a press each. */
  presets: ReactNode
  /** Sort and map, at the end of the bar. */
  children?: ReactNode
}

/** The flow's filters side by side; hidden on a phone, where the actions at the foot stand for it (SE-004, SE-005). */
export function FilterBar({ flow, criteria, facets, presets, onRefine, children }: FilterBarProps) {
  const { t } = useTranslation('search')
  const label = useMenuLabel({ criteria, facets })
  return (
    <fieldset className={styles.bar} aria-label={t('filters.label')}>
      {filterDropdowns({ flow, hasPlace: hasPlace(criteria) }).map((menu) => (
        <FilterMenu
          key={menu}
          title={t(`filters.menu.${menu}`)}
          sections={sectionsOf[menu]}
          criteria={criteria}
          flow={flow}
          onRefine={onRefine}
          trigger={(props) => (
            <Chip
              {...props}
              size="s"
              trailingIcon={menu === 'more' ? undefined : 'down'}
              set={countSet(criteria, sectionsOf[menu]) > 0}
              onPointerEnter={FilterPanel.preload}
              onFocus={FilterPanel.preload}
            >
              {label(menu)}
            </Chip>
          )}
        />
      ))}
      <div className={styles.line}>{presets}</div>
      {children && <div className={styles.tools}>{children}</div>}
    </fieldset>
  )
}

/** A menu in use says what it is set to, as far as that is short. */
function useMenuLabel({ criteria, facets }: Pick<FilterBarProps, 'criteria' | 'facets'>) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { priceMin, priceMax, distanceMax } = criteria
  return (menu: FilterDropdown): string => {
    const name = t(`filters.menu.${menu}`)
    if (menu === 'price') return priceLabel({ from: priceMin, to: priceMax, locale, t }) ?? name
    if (menu === 'distance')
      return distanceLabel({ km: distanceMax, facets, t }) ?? t('filters.distance.default')
    const count = countSet(criteria, sectionsOf[menu])
    return count > 0 ? t('filters.menuCount', { name, count }) : name
  }
}
