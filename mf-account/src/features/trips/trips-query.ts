import { getTrips } from '@escapade/shared-contracts/api/accounts/accounts'
import {
  type TripGroup,
  type Trips,
  tripsPerPage,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** Orders of a group, page by page. */
export const tripsQuery = (api: ApiClient, group: TripGroup) =>
  infiniteQueryOptions({
    queryKey: ['trips', group],
    queryFn: ({ signal, pageParam: page }): Promise<Trips> =>
      api.send(getTrips, { query: { group, page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ counts }, pages) =>
      pages.length * tripsPerPage < counts[group] ? pages.length : undefined,
  })
