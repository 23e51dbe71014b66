import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes'
import { queryOptions } from '@tanstack/react-query'

/** Conditions of changing or cancelling now. Always fresh: deadlines pass. */
export const conditionsQuery = (api: ApiClient, orderUUID: string) =>
  queryOptions({
    queryKey: ['booking-conditions', orderUUID],
    queryFn: ({ signal }) => api.send(getModificationConditions, { params: { orderUUID }, signal }),
    staleTime: 0,
  })
