import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { confirmWithdrawal, requestWithdrawal } from '@escapade/shared-contracts/api/gifts/gifts'
import { useMutation } from '@tanstack/react-query'
import { OfferStep } from './OfferStep'
import { OrderStep } from './OrderStep'
import { Receipt } from './Receipt'
import { refundEvent } from './refund-event'

/** Steps of a withdrawal: the order, then the declaration, then the receipt. */
export function WithdrawalSteps() {
  const {
    visit: { locale },
    track,
  } = useShell()
  const api = useApi()
  const offer = useMutation({
    mutationFn: (order: { bookingNumber: string; email: string }) =>
      api.send(requestWithdrawal, { body: { locale, ...order } }),
  })
  const receipt = useMutation({
    mutationFn: (token: string) => api.send(confirmWithdrawal, { body: { token } }),
    onSuccess({ orderUUID, refundAmount }) {
      if (orderUUID && refundAmount > 0) track(refundEvent(orderUUID, refundAmount))
    },
  })

  if (receipt.data) return <Receipt receipt={receipt.data} />
  if (!offer.data) return <OrderStep busy={offer.isPending} error={offer.error} onSend={offer.mutate} />
  return (
    <OfferStep
      offer={offer.data}
      busy={receipt.isPending}
      error={receipt.error}
      onConfirm={() => receipt.mutate(offer.data.token)}
      onBack={() => {
        receipt.reset()
        offer.reset()
      }}
    />
  )
}
