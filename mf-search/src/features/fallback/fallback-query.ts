import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type {
  OffersAnswer,
  OffersRequest,
  StayResult,
} from '@escapade/shared-contracts/api/search/search-schemas'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { queryOptions } from '@tanstack/react-query'
import { type FallbackVariant, fallbackVariants } from './fallback-variants'

export type FallbackBlock = { variant: FallbackVariant; results: StayResult[] }

/** Wider searches one after the other, until a page is filled; no hotel is suggested twice (SE-066, SE-068). */
export const fallbackQuery = (
  api: ApiClient,
  { request, exact }: { request: OffersRequest; exact: OffersAnswer },
) =>
  queryOptions({
    queryKey: ['fallback', request],
    queryFn: async ({ signal }): Promise<FallbackBlock[]> => {
      const blocks: FallbackBlock[] = []
      const seen = new Set(exact.exactMatch.map(({ id }) => id))
      let shown = exact.searchDetails.totalCount
      for (const variant of fallbackVariants(request, exact.searchDetails.location)) {
        if (shown >= searchPageSize) break
        // The three of a block are hotels that are not there already.
        const body = { ...variant.request, withoutHotels: [...seen] }
        const answer = await api.send(searchOffers, { body, signal })
        const results = answer.exactMatch.filter(({ id }) => !seen.has(id))
        for (const { id } of results) seen.add(id)
        shown += results.length
        if (results.length > 0) blocks.push({ variant, results })
      }
      return blocks
    },
    enabled: exact.searchDetails.totalCount < searchPageSize,
  })
