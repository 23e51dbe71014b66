import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getActivityImages } from '@escapade/shared-contracts/api/stays/catalogue'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const activityImagesQuery = (
  api: ApiClient,
  { activityId, locale }: { activityId: string; locale: Locale },
) =>
  queryOptions({
    queryKey: ['activity-images', activityId, locale],
    queryFn: ({ signal }) =>
      api.send(getActivityImages, { params: { activityId }, query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
