import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { flexBounds } from '@escapade/shared-contracts/rules/dates/stay-nights'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import type { TFunction } from 'i18next'
import { activeFilters } from '../../features/filters/filter-labels'
import { sectionsFor } from '../../features/filters/filter-sections'
import { countSet, withoutFilters, withValues } from '../../features/filters/filters'
import { withFlex } from '../../features/search-box/flexible/flexible-criteria'
import { placeOf, pointOf, withoutPlace } from '../../search/criteria/place'
import { withoutDates } from '../../search/criteria/without-dates'
import { datesInWords } from '../../search/dates-in-words'
import { themeName } from '../../search/theme-name'

/** A change of a search that found nothing, in words, and the search with it. */
export type WayOut = {
  id: string
  label: string
  icon: 'x' | 'calendar'
  to: Criteria
  /** Proposed only if it is known to help: it changes more than one thing, or adds one. */
  ifFound?: true
}

type Input = { flow: Flow; criteria: Criteria; answer: OffersAnswer; locale: Locale; t: TFunction }

/** All that can be taken away: filters, mood, dates, and the place last; then what may help where none of them does. */
export function waysOut(input: Input): WayOut[] {
  return [...removals(input), ...changes(input)]
}

function removals({
  flow,
  criteria,
  answer: { filters: facets, searchDetails },
  locale,
  t,
}: Input): WayOut[] {
  const { theme } = criteria
  const without = (id: string, label: string, to: Criteria): WayOut => ({
    id,
    icon: 'x',
    to,
    label: t('none.without', { label }),
  })
  const dates = flow === 'gifting' ? null : datesInWords({ criteria, locale, t, range: shortRange })
  const place = searchDetails.destination?.label ?? t('summary.place')
  const filters = activeFilters(sectionsFor({ flow, criteria }), { criteria, facets, locale, t })
  return [
    ...filters.map((filter) => without(filter.id, filter.label, filter.without)),
    ...(theme
      ? [without('theme', themeName({ theme, names: facets, t }), withValues(criteria, { theme: undefined }))]
      : []),
    ...(dates ? [without('dates', dates, withoutDates(criteria))] : []),
    ...(placeOf(criteria) || pointOf(criteria) ? [without('place', place, withoutPlace(criteria))] : []),
  ]
}

/** Days around those that were chosen, and the search without any of several filters. */
function changes({ flow, criteria, t }: Input): WayOut[] {
  const hasStayDates = flow === 'booking' || flow === 'hotel'
  const sections = sectionsFor({ flow, criteria })
  const around: WayOut = {
    id: 'flex',
    icon: 'calendar',
    to: withFlex(flexBounds.max)(criteria),
    ifFound: true,
    label: t('dates.days', { count: flexBounds.max }),
  }
  const bare: WayOut = {
    id: 'all',
    icon: 'x',
    to: withoutFilters(criteria, sections),
    ifFound: true,
    label: t('none.withoutFilters'),
  }
  return [
    ...(hasStayDates && criteria.checkin && !criteria.flex ? [around] : []),
    ...(countSet(criteria, sections) > 1 ? [bare] : []),
  ]
}
