import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getOrder } from '@escapade/shared-contracts/api/orders/orders'
import { queryOptions } from '@tanstack/react-query'

const whilePendingMs = 2000

/** The order; asked again while its payment is being confirmed. */
export const orderQuery = (api: ApiClient, orderUUID: string) =>
  queryOptions({
    queryKey: ['order', orderUUID],
    queryFn: ({ signal }) => api.send(getOrder, { params: { orderUUID }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? whilePendingMs : false),
  })
