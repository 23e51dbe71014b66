import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { listApprovals } from '@escapade/shared-contracts/api/desk/approvals'
import { queryOptions } from '@tanstack/react-query'

const lookEveryMs = 30_000

/** Acts that were asked for; the menu counts those that wait, and looks again by itself. */
export const approvalsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['desk', 'approvals'],
    queryFn: ({ signal }) => api.send(listApprovals, { signal }),
    staleTime: 0,
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: true,
  })
