import type { Facet } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { distanceSteps } from '@escapade/shared-contracts/rules/search/distances'
import { leastScores } from '@escapade/shared-contracts/rules/search/least-scores'
import { RadioGroup, type RadioOption } from '@escapade/shared-ui/field/RadioGroup'
import { useTranslation } from 'react-i18next'
import { impliedDistance } from '../../search/criteria/place'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'
import { FacetList } from './FacetList'
import { FlagSection } from './FlagSection'
import { townAlone } from './filter-labels'
import { isFlag, listKeyOf } from './filter-sections'
import { withDistance, withValues } from './filters'
import { PriceSection } from './PriceSection'
import type { SectionProps } from './section-props'

/** One kind of filter, as it stands in a dropdown and in the dialog. */
export function SectionPanel({ section, ...props }: SectionProps & { section: FilterSection }) {
  if (section === 'price') return <PriceSection {...props} />
  if (section === 'distance') return <DistanceSection {...props} />
  if (section === 'score') return <ScoreSection {...props} />
  if (isFlag(section)) return <FlagSection {...props} section={section} />
  return (
    <FacetList
      section={section}
      facets={props.facets?.[listKeyOf[section]] ?? null}
      criteria={props.criteria}
      onChange={props.onChange}
    />
  )
}

function DistanceSection({ criteria, onChange, facets }: SectionProps) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const chosen = String(criteria.distanceMax ?? impliedDistance(criteria) ?? '')
  const steps = distanceSteps.map((km) => ({
    value: String(km),
    label: t('filters.distance.option', { km }),
  }))
  const options = criteria.city ? [{ value: '0', label: townAlone({ facets, t }) }, ...steps] : steps
  return (
    <RadioGroup
      legend={t('filters.distance.label')}
      hideLegend
      value={chosen}
      options={counted(options, { facets: facets?.distance, chosen })}
      onChange={(km) => onChange(withDistance(criteria, Number(km)))}
      onIntent={(km) => prefetch({ criteria: withDistance(criteria, Number(km)) })}
    />
  )
}

function ScoreSection({ criteria, onChange, facets }: SectionProps) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const chosen = criteria.hotelScore ? String(criteria.hotelScore) : ''
  const options = [
    { value: '', label: t('filters.score.any') },
    ...leastScores.map((score) => ({ value: String(score), label: t('filters.score.value', { score }) })),
  ]
  return (
    <RadioGroup
      legend={t('filters.score.label')}
      hideLegend
      value={chosen}
      options={counted(options, { facets: facets?.hotelScore, chosen })}
      onChange={(score) => onChange(withScore(criteria, score))}
      onIntent={(score) => prefetch({ criteria: withScore(criteria, score) })}
    />
  )
}

const withScore = (criteria: Criteria, score: string): Criteria =>
  withValues(criteria, { hotelScore: score ? Number(score) : undefined })

type Known = { facets: readonly Facet[] | undefined; chosen: string }

/**
 * With the number of results each would leave, as far as it is known; values that would leave none cannot be chosen.
 */
const counted = (options: readonly RadioOption[], { facets, chosen }: Known): RadioOption[] =>
  options.map((option) => {
    const count = facets?.find(({ id }) => id === option.value)?.count
    return { ...option, count, disabled: count === 0 && option.value !== chosen }
  })
