import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { listStaff } from '@escapade/shared-contracts/api/desk/notes'
import { queryOptions } from '@tanstack/react-query'

const keptMs = 600_000

/** Colleagues whom a note can be for. */
export const staffQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['desk', 'staff'],
    queryFn: ({ signal }) => api.send(listStaff, { signal }),
    staleTime: keptMs,
  })
