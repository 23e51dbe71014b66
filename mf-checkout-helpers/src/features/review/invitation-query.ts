import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { readReviewInvitation } from '@escapade/shared-contracts/api/stays/guest-reviews'
import { queryOptions } from '@tanstack/react-query'

/** The stay that a link asks about. Asked once: what is being typed stays on the page, whatever happens elsewhere. */
export const invitationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['review-invitation', token],
    queryFn: ({ signal }) => api.send(readReviewInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
