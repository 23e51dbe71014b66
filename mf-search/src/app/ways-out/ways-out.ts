import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import type { TFunction } from 'i18next'
import { activeFilters } from '../../features/filters/filter-labels'
import { sectionsFor } from '../../features/filters/filter-sections'
import { withValues } from '../../features/filters/filters'
import { placeOf, pointOf, withoutPlace } from '../../search/criteria/place'
import { withoutDates } from '../../search/criteria/without-dates'
import { datesInWords } from '../../search/dates-in-words'
import { themeName } from '../../search/theme-name'

/** One thing that narrows a search, in words, and the search without it. */
type WayOut = { id: string; label: string; without: Criteria }

type Input = { flow: Flow; criteria: Criteria; answer: OffersAnswer; locale: Locale; t: TFunction }

/** All that can be taken away: filters, mood, dates, and the place last, for it is what most hold on to. */
export function waysOut({ flow, criteria, answer, locale, t }: Input): WayOut[] {
  const { theme } = criteria
  const dates = datesInWords({ criteria, locale, t, range: shortRange })
  const facets = answer.filters
  const filters = activeFilters(sectionsFor({ flow, criteria }), { criteria, facets, locale, t })
  const ways: (WayOut | null)[] = [
    ...filters,
    theme
      ? {
          id: 'theme',
          label: themeName({ theme, names: facets, t }),
          without: withValues(criteria, { theme: undefined }),
        }
      : null,
    dates && flow !== 'gifting' ? { id: 'dates', label: dates, without: withoutDates(criteria) } : null,
    placeOf(criteria) || pointOf(criteria)
      ? {
          id: 'place',
          label: answer.searchDetails.destination?.label ?? t('summary.place'),
          without: withoutPlace(criteria),
        }
      : null,
  ]
  return ways.filter((way) => way !== null)
}
