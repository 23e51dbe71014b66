import { getActivityDestinations } from '@escapade/shared-contracts/api/activities/activities'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getAutocomplete, getPlace, getRecommended } from '@escapade/shared-contracts/api/search/destinations'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Place } from '../../../search/criteria/place'

const maxResults = 30

/** Suggestions for what is typed. The list of a moment ago stays until the new one is there. */
export const suggestionsQuery = (api: ApiClient, { locale, term }: { locale: Locale; term: string }) =>
  queryOptions({
    queryKey: ['suggestions', locale, term],
    queryFn: ({ signal }) => api.send(getAutocomplete, { query: { locale, term, maxResults }, signal }),
    enabled: term.trim() !== '',
    placeholderData: keepPreviousData,
  })

/** Name of the place of a link: the hash carries its id only. */
export const placeQuery = (api: ApiClient, { locale, place }: { locale: Locale; place: Place | null }) =>
  queryOptions({
    queryKey: ['place', locale, place],
    queryFn: ({ signal }) =>
      api.send(getPlace, { params: place ?? { category: 'city', id: '' }, query: { locale }, signal }),
    enabled: place !== null,
    staleTime: 60 * 60_000,
  })

const popularCount = 6

type Idle = { locale: Locale; enabled: boolean }

/** Popular places, asked for when the list opens for the first time. */
export const popularQuery = (api: ApiClient, { locale, enabled }: Idle) =>
  queryOptions({
    queryKey: ['popular-places', locale],
    queryFn: async ({ signal }) => {
      const { suggestions } = await api.send(getRecommended, { query: { locale }, signal })
      return suggestions.slice(0, popularCount)
    },
    enabled,
    staleTime: 60 * 60_000,
  })

/** Towns with day activities in the locale's market (SE-087). */
export const activityTownsQuery = (api: ApiClient, { locale, enabled }: Idle) =>
  queryOptions({
    queryKey: ['activity-towns', locale],
    queryFn: async ({ signal }) => {
      const towns = await api.send(getActivityDestinations, { query: { locale }, signal })
      return towns.map(({ id, label }) => ({ id, label, category: 'city' as const }))
    },
    enabled,
    staleTime: 60 * 60_000,
  })
