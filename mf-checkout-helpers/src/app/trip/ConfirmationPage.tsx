import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OrderNotice } from '../../features/confirmation/OrderNotice'
import { orderQuery } from '../../features/confirmation/order-query'
import { OrderWaiting } from './OrderWaiting'
import { PaidOrder } from './PaidOrder'
import { useOrderAccess } from './use-order-access'

/**
 * An order as it stands (CH-038, D92, D128): its state is the gateway's, whatever `status` the address has. Mails, banks
 * and bookmarks lead here long after it was paid, changed or cancelled.
 */
export function ConfirmationPage({ orderUUID }: { orderUUID: string }) {
  const { t } = useTranslation('checkout')
  const access = useOrderAccess(orderUUID)
  const { data: order, error } = useQuery(orderQuery(useApi(), orderUUID, access?.key))
  const isBooked = order?.state === 'booked'
  useHead({
    title: t('confirmation.metaTitle', { context: isBooked ? undefined : 'open' }),
    index: false,
    follow: false,
  })

  if (error && !order)
    return <OrderNotice kind={error instanceof ApiError && error.status === 404 ? 'unknown' : 'error'} />
  if (!order) return <OrderWaiting />
  switch (order.state) {
    case 'paying':
      return <OrderNotice kind="pending" order={order} />
    case 'held':
    case 'refused':
    case 'expired':
      return <OrderNotice kind={order.state} order={order} />
    default:
      return <PaidOrder order={order} access={access} />
  }
}
