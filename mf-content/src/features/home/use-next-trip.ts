import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getTrips } from '@escapade/shared-contracts/api/accounts/accounts'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { queryOptions, useQuery } from '@tanstack/react-query'

const nextTripQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['next-trip'],
    queryFn: async ({ signal }): Promise<OrderedStay | null> => {
      const { trips } = await api.send(getTrips, { query: { group: 'upcoming' }, signal })
      return trips.find(({ order }) => order.stay)?.order.stay ?? null
    },
    // One who is signed out meanwhile has none to be shown.
    retry: false,
  })

/** The stay that the account's holder travels to next. Null on the server, whose page is for everybody, and at first. */
export function useNextTrip(): OrderedStay | null {
  const { signedIn, customerCare } = useVisit()
  const { data = null } = useQuery({ ...nextTripQuery(useApi()), enabled: signedIn && !customerCare })
  return data
}
