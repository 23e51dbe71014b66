import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import type { TFunction } from 'i18next'
import { activeFilters } from '../../features/filters/filter-labels'
import { sectionsFor } from '../../features/filters/filter-sections'
import { listTitle } from '../../search/count-title'
import { isForTwo, partyOf } from '../../search/criteria/party-of'
import { sanitizeCriteria } from '../../search/criteria/sanitize-criteria'
import { datesInWords } from '../../search/dates-in-words'
import { activitiesRequest } from '../../search/queries/activities-request'
import type { Facets } from '../../search/queries/facets'
import { cheapestRequest, lowestPrice } from '../../search/queries/offers-request'
import type { SearchRoute } from '../../search/route/route'
import { themeName } from '../../search/theme-name'

type Input = {
  uri: string
  route: SearchRoute
  criteria: Criteria
  count: number
  place: string | undefined
  facets: Facets
  visit: Pick<Visit, 'locale' | 'now'>
  /** Texts of `search` and `ui`. */
  t: TFunction
  api: ApiClient
}

/** A search to keep: in words, what asks for its cheapest results, and what they are today. */
export async function describeSearch(input: Input): Promise<SavedSearch> {
  const { uri, route, criteria, count, place, visit, t, api } = input
  const { locale, now } = visit
  const list = listTitle({ route, t })
  const search = { uri, title: place ? t('save.at', { list, place }) : list, words: wordsOf(input) }
  const day = now.slice(0, 10)
  if (route.flow === 'activity') {
    const activities = {
      ...activitiesRequest({ locale, criteria, page: 0 }),
      limit: 1,
      fetchPageModel: false,
    }
    return { ...search, activities, found: { count, cents: null, day } }
  }
  const stays = cheapestRequest({ locale, flow: route.flow, criteria })
  const cheapest = await api.send(searchOffers, { body: stays })
  return { ...search, stays, found: { count, cents: lowestPrice(cheapest), day } }
}

/** When, who and what narrows it. */
function wordsOf({ route: { flow }, criteria: wanted, facets, visit: { locale, now }, t }: Input): string[] {
  const criteria = sanitizeCriteria(wanted)
  const { theme } = criteria
  const dates = flow === 'gifting' ? null : datesInWords({ criteria, locale, now, t, range: shortRange })
  const party = isForTwo(flow) ? null : partyInWords(partyOf(criteria, flow), t)
  const filters = activeFilters(sectionsFor({ flow, criteria }), { criteria, facets, locale, t })
  return [
    dates,
    party,
    theme ? themeName({ theme, names: facets, t }) : null,
    ...filters.map(({ label }) => label),
  ].filter((word) => word !== null)
}

const partyInWords = (party: Party, t: TFunction): string =>
  (['adult', 'child', 'baby'] as const)
    .filter((kind) => kind === 'adult' || party[kind] > 0)
    .map((kind) => t(`ui:party.${kind}.count`, { count: party[kind] }))
    .join(', ')
