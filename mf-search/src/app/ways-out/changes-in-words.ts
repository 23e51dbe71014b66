import type { SearchChange } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { rowOf } from '@escapade/shared-contracts/criteria/criteria-table'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import type { TFunction } from 'i18next'
import { activeFilters } from '../../features/filters/filter-labels'
import { filterSections } from '../../features/filters/filter-sections'
import { datesInWords } from '../../search/dates-in-words'
import { themeName } from '../../search/theme-name'

type Input = { criteria: Criteria; answer: OffersAnswer; locale: Locale; now: string; t: TFunction }

/** Changes of a search as one label: what is left out, then what is put in its place. */
export function changesInWords(changes: readonly SearchChange[], input: Input): string {
  const { locale, t } = input
  const names = changes.flatMap((change) => (change.kind === 'without' ? nameOf(change, input) : []))
  const quoted = names.map((label) => t('none.quoted', { label }))
  const labels = new Intl.ListFormat(bcp47(locale)).format(quoted)
  return [
    ...(labels ? [t('none.without', { labels })] : []),
    ...changes.flatMap((change) => (change.kind === 'without' ? [] : [put(change, t)])),
  ].join(' · ')
}

function put(change: Exclude<SearchChange, { kind: 'without' }>, t: TFunction): string {
  if (change.kind === 'night') return t('dates.nights', { count: change.night })
  if (change.kind === 'flex') return t('dates.days', { count: change.flex })
  if (change.kind === 'adult') return t('none.adults', { count: change.adult })
  if (change.kind === 'flow') return t(`flow.${change.flow}`)
  return t('none.upTo', { km: change.distanceMax })
}

/** Names of a wish that is left out, as the chip of its filter has them. */
function nameOf({ key, value }: Extract<SearchChange, { kind: 'without' }>, input: Input): string[] {
  const { criteria, answer, locale, now, t } = input
  const { filters: facets, searchDetails } = answer
  if (key === 'place') return [searchDetails.destination?.label ?? t('summary.place')]
  if (key === 'dates') return [datesInWords({ criteria, locale, now, t, range: shortRange }) ?? '']
  if (key === 'theme') return [themeName({ theme: criteria.theme ?? '', names: facets, t })]
  const section = rowOf(key)?.section
  return activeFilters(filterSections, { criteria, facets, locale, t })
    .filter((filter) => filter.section === section && (!value || filter.id === `${section}-${value}`))
    .map(({ label }) => label)
}
