import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { reviewTrip } from '@escapade/shared-contracts/api/accounts/accounts'
import * as paths from '@escapade/shared-contracts/paths'
import { useMutation } from '@tanstack/react-query'

/** Opens the page that takes the review of a stay, as the link of the mail that asks for one does. */
export function useReviewTrip() {
  const api = useApi()
  const { navigate } = useShell()
  return useMutation({
    mutationFn: (orderUUID: string) => api.send(reviewTrip, { params: { orderUUID } }),
    onSuccess: ({ token }) => navigate(paths.review({ token })),
  })
}
