import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { formatCents } from '@escapade/shared-contracts/rules/format-cents'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { RangeSlider } from '@escapade/shared-ui/range-slider/RangeSlider'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../search/facets'
import { FacetList } from './FacetList'
import {
  distances,
  type FilterSection,
  listKeyOf,
  priceEnd,
  scores,
  suggestedDistance,
  withValues,
} from './filters'

export type SectionProps = {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  facets: Facets | null
  flow: Flow
}

/** One kind of filter, as it stands in a dropdown and in the dialog. */
export function SectionPanel({ section, ...props }: SectionProps & { section: FilterSection }) {
  if (section === 'price') return <PriceSection {...props} />
  if (section === 'distance') return <DistanceSection {...props} />
  if (section === 'score') return <ScoreSection {...props} />
  return (
    <FacetList
      section={section}
      facets={props.facets?.[listKeyOf[section]] ?? null}
      criteria={props.criteria}
      onChange={props.onChange}
    />
  )
}

function PriceSection({ criteria, onChange, flow }: SectionProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const end = priceEnd(flow)
  const { priceMin = null, priceMax = null } = criteria
  const format = (euros: number) =>
    `${euros === end ? '+' : ''}${formatCents({ cents: euros * 100, locale })}`
  return (
    <RangeSlider
      label={t('filters.price.label')}
      fromLabel={t('filters.price.min')}
      toLabel={t('filters.price.max')}
      max={end}
      value={{ from: priceMin, to: priceMax }}
      onChange={({ from, to }) =>
        onChange(withValues(criteria, { priceMin: from ?? undefined, priceMax: to ?? undefined }))
      }
      format={format}
    />
  )
}

function DistanceSection({ criteria, onChange }: SectionProps) {
  const { t } = useTranslation('search')
  return (
    <RadioGroup
      legend={t('filters.distance.label')}
      hideLegend
      value={String(criteria.distanceMax ?? suggestedDistance)}
      options={distances.map((km) => ({ value: String(km), label: t('filters.distance.option', { km }) }))}
      onChange={(km) => onChange(withValues(criteria, { distanceMax: Number(km) }))}
    />
  )
}

function ScoreSection({ criteria, onChange }: SectionProps) {
  const { t } = useTranslation('search')
  const options = [
    { value: '', label: t('filters.score.any') },
    ...scores.map((score) => ({ value: String(score), label: t('filters.score.value', { score }) })),
  ]
  return (
    <RadioGroup
      legend={t('filters.score.label')}
      hideLegend
      value={criteria.hotelScore ? String(criteria.hotelScore) : ''}
      options={options}
      onChange={(score) => onChange(withValues(criteria, { hotelScore: score ? Number(score) : undefined }))}
    />
  )
}
