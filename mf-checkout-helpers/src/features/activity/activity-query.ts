import { getActivityDetail } from '@escapade/shared-contracts/api/activities/activities'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** The activity with its prices. Always fresh: one of them is about to be paid. */
export const activityQuery = (api: ApiClient, { id, locale }: { id: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['checkout-activity', id, locale],
    queryFn: ({ signal }) => api.send(getActivityDetail, { params: { id }, query: { locale }, signal }),
    staleTime: 0,
  })
