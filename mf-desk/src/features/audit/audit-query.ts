import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { readAudit } from '@escapade/shared-contracts/api/desk/desk'
import type { AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

/** Lines of the audit, a page after the other. */
export const auditQuery = (api: ApiClient, question: AuditQuestion) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'audit', question],
    queryFn: ({ pageParam, signal }) =>
      api.send(readAudit, { body: { ...question, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
