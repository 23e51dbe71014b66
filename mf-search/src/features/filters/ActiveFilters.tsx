import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '../../search/keep-focus'
import type { Facets } from '../../search/queries/facets'
import { FilterMenu } from './FilterMenu'
import styles from './Filters.module.scss'
import { activeFilters } from './filter-labels'
import { sectionsFor } from './filter-sections'
import { withoutAny } from './filters'
import { ThemeChip } from './ThemeChip'

type ActiveFiltersProps = {
  flow: Flow
  criteria: Criteria
  facets: Facets | null
  onRefine: (criteria: Criteria) => void
  /** Filters that are proposed behind those in use, on a phone. */
  presets?: ReactNode
}

/** Values in use, each to be changed or taken away; the way into a single filter on a phone (SE-026). */
export function ActiveFilters({ flow, criteria, facets, onRefine, presets }: ActiveFiltersProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const sections = sectionsFor({ flow, criteria })
  const filters = activeFilters(sections, { criteria, facets, locale, t })
  if (filters.length === 0 && !criteria.theme)
    return (
      presets && (
        <div className={styles.onPhone}>
          <ChipRow rail>{presets}</ChipRow>
        </div>
      )
    )
  return (
    <ChipRow ref={keepFocus} rail role="group" aria-label={t('filters.inUse')}>
      <ThemeChip criteria={criteria} names={facets} onRefine={onRefine} />
      {filters.map(({ id, section, label, without }) => (
        <span key={id} className={styles.activeChip}>
          <FilterMenu
            title={t(`filters.${section}.label`)}
            sections={[section]}
            criteria={criteria}
            flow={flow}
            onRefine={onRefine}
            trigger={(props) => (
              <button type="button" {...props}>
                {label}
              </button>
            )}
          />
          <IconButton icon="x" label={t('filters.remove', { label })} onClick={() => onRefine(without)} />
        </span>
      ))}
      <button type="button" className={styles.clear} onClick={() => onRefine(withoutAny(criteria, sections))}>
        {t('filters.clearAll')}
      </button>
      {presets && <span className={styles.presets}>{presets}</span>}
    </ChipRow>
  )
}
