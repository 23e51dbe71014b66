import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useDebounced } from '@escapade/shared-ui/common/use-debounced'
import type { Destination, IdleGroup } from '@escapade/shared-ui/destination/DestinationField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '../../../search/criteria/place'
import { activityTownsQuery, placeQuery, popularQuery, suggestionsQuery } from './destination-queries'
import { matchingTowns } from './matching-towns'
import { useRecentSearches } from './recent-searches'

type Lists = { suggestions: readonly Destination[]; idle: IdleGroup[]; loading: boolean; failed: boolean }

const pauseMs = 120
const none: readonly Destination[] = []

/** Offers of the destination field: suggestions for the typed text; before that, recent and popular places. */
export function useDestinations({ flow, criteria }: { flow: Flow; criteria: Criteria }) {
  const { locale } = useVisit()
  const [typed, setTyped] = useState<string | null>(null)
  const { data: named } = useQuery(placeQuery(useApi(), { locale, place: placeOf(criteria) }))
  // The field tells '' when it opens: nothing is fetched before, and what is fetched must not keep it from opening.
  const asked = { term: typed ?? '', opened: useDeferredValue(typed !== null) }
  const stays = useStayPlaces({ ...asked, enabled: flow !== 'activity' })
  const towns = useActivityTowns({ ...asked, enabled: flow === 'activity' })
  const lists: Lists = flow === 'activity' ? towns : stays
  return { lists, placeLabel: named?.label ?? '', onInput: setTyped }
}

type Asked = { term: string; opened: boolean; enabled: boolean }

function useStayPlaces({ term, opened, enabled }: Asked): Lists {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const api = useApi()
  const settled = useDebounced(term, pauseMs)
  const found = useQuery(suggestionsQuery(api, { locale, term: enabled ? settled : '' }))
  const { data: popular = none } = useQuery(popularQuery(api, { locale, enabled: enabled && opened }))
  const recent = useRecentSearches()
  const others = popular.filter(
    ({ id, category }) => !recent.some((one) => one.id === id && one.category === category),
  )
  return {
    suggestions: term ? (found.data?.suggestions ?? none) : none,
    idle: [
      { name: t('box.recent'), icon: 'clock', items: recent },
      { name: t('box.popular'), items: others },
    ],
    loading: found.isFetching || term !== settled,
    failed: found.isError,
  }
}

function useActivityTowns({ term, opened, enabled }: Asked): Lists {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const towns = useQuery(activityTownsQuery(useApi(), { locale, enabled: enabled && opened }))
  const all = towns.data ?? none
  return {
    suggestions: term ? matchingTowns(all, term) : none,
    idle: [{ name: t('box.activityTowns'), items: all }],
    loading: towns.isFetching,
    failed: towns.isError,
  }
}
