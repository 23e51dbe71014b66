import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { queryOptions } from '@tanstack/react-query'

const whileOpenMs = 2000
const isOpen = (order: OrderView | undefined) => order?.state === 'paying' || order?.state === 'held'

/** The order; asked again while its payment is being confirmed. A key of it adds what only its buyer may read. */
export const orderQuery = (api: ApiClient, orderUUID: string, key?: string) =>
  queryOptions({
    queryKey: key ? ['order', orderUUID, key] : ['order', orderUUID],
    queryFn: ({ signal }): Promise<OrderView> =>
      api.send(getOrder, {
        params: { orderUUID },
        signal,
        ...(key ? { headers: { 'order-key': key } } : {}),
      }),
    // The key is this order's and no other's: the page shows it while the key is being tried.
    placeholderData: (previous) => (previous?.orderUUID === orderUUID ? previous : undefined),
    refetchInterval: ({ state }) => (isOpen(state.data) ? whileOpenMs : false),
  })
