import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPayableOrder } from '@escapade/shared-contracts/api/orders/payment-links'
import type { PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { queryOptions } from '@tanstack/react-query'

const whilePayingMs = 2000

/** The order of a payment link, asked for again while the bank takes its time. */
export const payableQuery = (api: ApiClient, orderUUID: string, key: string | undefined) =>
  queryOptions({
    queryKey: ['payable', orderUUID, key],
    queryFn: ({ signal }): Promise<PayableOrder> =>
      api.send(getPayableOrder, { params: { orderUUID }, headers: { 'order-key': key ?? '' }, signal }),
    enabled: key !== undefined,
    refetchInterval: ({ state }) => (state.data?.order.state === 'paying' ? whilePayingMs : false),
  })
