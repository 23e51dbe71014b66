import { getActivityAvailabilities } from '@escapade/shared-contracts/api/activities/activities'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Question = { id: string; adults: number; locale: Locale }

/** Days with places for the party, and how many. Always fresh: places are about to be taken. */
export const daysQuery = (api: ApiClient, { id, adults, locale }: Question) =>
  queryOptions({
    queryKey: ['checkout-activity-days', id, adults, locale],
    queryFn: async ({ signal }) => {
      const query = { locale, adult: adults }
      return (await api.send(getActivityAvailabilities, { params: { id }, query, signal })).days
    },
    staleTime: 0,
  })
