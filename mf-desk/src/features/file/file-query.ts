import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getOrderFile } from '@escapade/shared-contracts/api/desk/desk'
import { queryOptions } from '@tanstack/react-query'

/** The file of an order, asked for anew when the agent comes back to it: others work on it, too. Null: no such order. */
export const fileQuery = (api: ApiClient, orderUUID: string) =>
  queryOptions({
    queryKey: ['desk', 'file', orderUUID],
    queryFn: ({ signal }) => orNull(api.send(getOrderFile, { params: { orderUUID }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
