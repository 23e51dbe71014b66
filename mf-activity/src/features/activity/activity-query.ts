import { getActivityDetail } from '@escapade/shared-contracts/api/activities/activities'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Null: it is unknown. That is an answer, and no failure to report. */
export type FoundActivity = { activity: ActivityOnlyDetail | null }

export const activityQuery = (api: ApiClient, { id, locale }: { id: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['activity', id, locale],
    queryFn: async ({ signal }): Promise<FoundActivity> => {
      try {
        return { activity: await api.send(getActivityDetail, { params: { id }, query: { locale }, signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { activity: null }
        throw error
      }
    },
  })
