import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { queryOptions } from '@tanstack/react-query'

type Found = Pick<SavedSearch['found'], 'count' | 'cents'>

/** Results of a saved search today, in the market that the visitor is in now. */
export const savedSearchQuery = (
  api: ApiClient,
  { search, locale }: { search: SavedSearch; locale: Locale },
) =>
  queryOptions({
    queryKey: ['saved-search', search.uri, locale],
    staleTime: 60_000,
    async queryFn({ signal }): Promise<Found> {
      const { stays, activities } = search
      if (activities) {
        const { searchDetails } = await api.send(searchActivities, {
          body: { ...activities, locale },
          signal,
        })
        return { count: searchDetails.totalCount, cents: null }
      }
      if (!stays) throw new Error(`A saved search of nothing: ${search.uri}`)
      const { searchDetails, exactMatch } = await api.send(searchOffers, {
        body: { ...stays, locale },
        signal,
      })
      return { count: searchDetails.totalCount, cents: exactMatch[0]?.packages[0]?.sellPrice ?? null }
    },
  })
