import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import type { ReviewsQuery } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { reviewsPageSize } from '@escapade/shared-contracts/rules/stays/review-pages'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

type Highlights = { hotelId: string; locale: Locale }

/** The best of what guests say, in the visitor's language where there is something. */
export const highlightsQuery = (api: ApiClient, { hotelId, locale }: Highlights) =>
  queryOptions({
    queryKey: ['reviews', hotelId, locale, 'highlights'],
    queryFn: ({ signal }) =>
      api.send(getReviews, {
        params: { hotelId },
        query: { locale, withOtherLanguageFallback: 'true', sort: 'SCORE_DESC' },
        signal,
      }),
    staleTime: 5 * 60_000,
  })

export type ReviewSort = NonNullable<ReviewsQuery['sort']>

type All = { hotelId: string; locale: Locale | null; sort: ReviewSort }

/** Every review, ten a page (GW-016). Without a locale: in all languages. */
export const allReviewsQuery = (api: ApiClient, { hotelId, locale, sort }: All) =>
  infiniteQueryOptions({
    queryKey: ['reviews', hotelId, locale, sort],
    queryFn: ({ pageParam, signal }) =>
      api.send(getReviews, {
        params: { hotelId },
        query: { ...(locale ? { locale } : {}), sort, page: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.list.length === reviewsPageSize && pages.length * reviewsPageSize < last.totalCount
        ? pages.length
        : undefined,
  })
