import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getTrips } from '@escapade/shared-contracts/api/accounts/accounts'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TripCard } from './TripCard'

export type NextTrip = { stay: OrderedStay; TripCard: typeof TripCard }

const nextTripQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['next-trip'],
    queryFn: async ({ signal }): Promise<NextTrip | null> => {
      // The card brings the words of dates, which home needs for nothing else.
      const [{ TripCard }, { trips }] = await Promise.all([
        import('./TripCard'),
        api.send(getTrips, { query: { group: 'upcoming' }, signal }),
      ])
      const stay = trips.find(({ order }) => order.stay)?.order.stay
      return stay ? { stay, TripCard } : null
    },
    // One who is signed out meanwhile has none to be shown.
    retry: false,
  })

/** The stay that the account's holder travels to next. Null on the server, whose page is for everybody, and at first. */
export function useNextTrip(): NextTrip | null {
  const { signedIn, customerCare } = useVisit()
  const { data = null } = useQuery({ ...nextTripQuery(useApi()), enabled: signedIn && !customerCare })
  return data
}
