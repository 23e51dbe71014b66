import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { findAtDesk } from '@escapade/shared-contracts/api/desk/desk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const shortestText = 2

/** Things found by what is typed; those found before stand while the next are on their way. */
export const findQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['desk', 'find', text],
    queryFn: ({ signal }) => api.send(findAtDesk, { body: { text }, signal }),
    enabled: text.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
