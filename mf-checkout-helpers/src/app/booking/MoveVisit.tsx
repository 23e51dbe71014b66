import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { DayChoice } from '@escapade/shared-ui/day-choice/DayChoice'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { needsProof, ProveMailbox } from '../../features/booking/ProveMailbox'
import { type Moving, useMoveVisit } from './use-move-visit'

type Props = Moving & {
  bookingNumber: string
  maskedEmail: string
  onProved: (access: BookingAccess) => void
}

/** The day of a visit that was bought: moved, chosen later or given up, until its eve (AC-016). */
export function MoveVisit({ bookingNumber, maskedEmail, onProved, ...moving }: Props) {
  const { t } = useTranslation('checkout')
  const { choice, isChanged, busy, problem, save } = useMoveVisit(moving)
  return (
    <div className={styles.visit}>
      <DayChoice {...choice} />
      {problem && (
        <Message tone="danger" announce>
          {t(`booking.visit.${problem}`)}
        </Message>
      )}
      {isChanged && needsProof(moving.access) && (
        <ProveMailbox
          purpose="change"
          bookingNumber={bookingNumber}
          maskedEmail={maskedEmail}
          onProved={onProved}
        />
      )}
      {isChanged && !needsProof(moving.access) && (
        <Button busy={busy} onClick={save}>
          {t(choice.value ? 'booking.visit.keep' : 'booking.visit.drop')}
        </Button>
      )}
    </div>
  )
}
