import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { useTranslation } from 'react-i18next'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'
import { flagKeyOf, type FlagSection as Section } from './filter-sections'
import { withValues } from './filters'
import type { SectionProps } from './section-props'

/** One box: on or off, with how many results it would leave as far as that is known. */
export function FlagSection({ section, criteria, onChange, facets }: SectionProps & { section: Section }) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const key = flagKeyOf[section]
  const checked = criteria[key] === true
  const count = facets?.[key]?.[0]?.count
  const toggled: Criteria = withValues(criteria, { [key]: checked ? undefined : true })
  return (
    <Checkbox
      label={t(`filters.${section}.value`)}
      count={count}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={() => onChange(toggled)}
      onIntent={() => prefetch({ criteria: toggled })}
    />
  )
}
