import { Button } from '@escapade/shared-ui/button/Button'
import { DayChoice } from '@escapade/shared-ui/day-choice/DayChoice'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { type Moving, useMoveVisit } from './use-move-visit'

/** The day of a visit that was bought: moved, chosen later or given up, until its eve (AC-016). */
export function MoveVisit(moving: Moving) {
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
      {isChanged && (
        <Button busy={busy} onClick={save}>
          {t(choice.value ? 'booking.visit.keep' : 'booking.visit.drop')}
        </Button>
      )}
    </div>
  )
}
