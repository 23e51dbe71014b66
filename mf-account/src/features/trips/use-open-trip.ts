import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { openTrip } from '@escapade/shared-contracts/api/accounts/accounts'
import { createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useMutation } from '@tanstack/react-query'

type Wish = { orderUUID: string; to: string }

/** Opens an order without number and code, as the tab keeps one that was looked up, and goes to a page of it. */
export function useOpenTrip() {
  const api = useApi()
  const { navigate } = useShell()
  return useMutation({
    mutationFn: ({ orderUUID }: Wish) => api.send(openTrip, { params: { orderUUID } }),
    onSuccess(access, { to }) {
      createBookingStore(tabStorage).write({ access })
      navigate(to)
    },
  })
}
