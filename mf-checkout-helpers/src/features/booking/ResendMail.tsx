import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { resendMail } from '@escapade/shared-contracts/api/orders/order-changes'
import { type BookingAccess, proofOf } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The mail that was lost, once more; it goes to the address of the booking and nowhere else. */
export function ResendMail({ access }: { access: BookingAccess }) {
  const { t } = useTranslation('checkout')
  const { logError } = useShell()
  const api = useApi()
  const resend = useMutation({
    mutationFn: () =>
      api.send(resendMail, {
        params: { orderUUID: access.orderUUID },
        body: proofOf(access),
      }),
    onError: logError,
  })
  if (resend.data)
    return (
      <Message tone="success" announce>
        {t('booking.resent', { email: resend.data.maskedEmail })}
      </Message>
    )
  return (
    <>
      <Button variant="line" icon="mail" busy={resend.isPending} onClick={() => resend.mutate()}>
        {t('booking.resend')}
      </Button>
      {resend.isError && (
        <Message tone="danger" announce>
          {t('booking.problem.later')}
        </Message>
      )}
    </>
  )
}
