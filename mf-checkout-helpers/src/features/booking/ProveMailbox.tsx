import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { useTranslation } from 'react-i18next'
import { CodeForm } from './CodeForm'

type Props = {
  bookingNumber: string
  maskedEmail: string
  purpose: 'cancel' | 'change'
  onProved: (access: BookingAccess) => void
}

/** A code from the mailbox of the booking, before it is changed or cancelled: number and e-mail stand on paper. */
export function ProveMailbox({ bookingNumber, maskedEmail, purpose, onProved }: Props) {
  const { t } = useTranslation('checkout')
  const lead = t(`booking.code.${purpose}`, { email: maskedEmail })
  return <CodeForm bookingNumber={bookingNumber} lead={lead} onProved={onProved} />
}

/** Gateways of before the codes do not say: they take the key of a lookup. */
export const needsProof = ({ provesMailbox }: BookingAccess): boolean => provesMailbox === false
