import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getCase, listOpenCases } from '@escapade/shared-contracts/api/desk/cases'
import { queryOptions } from '@tanstack/react-query'

/** A message, asked for anew when the agent comes back to it: others answer, too. Null: no such message. */
export const caseQuery = (api: ApiClient, caseNumber: string) =>
  queryOptions({
    queryKey: ['desk', 'case', caseNumber],
    queryFn: ({ signal }) => orNull(api.send(getCase, { params: { caseNumber }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Messages that wait, asked for anew with each visit. */
export const openCasesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['desk', 'cases'],
    queryFn: ({ signal }) => api.send(listOpenCases, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
