import { useMinisite } from '@escapade/remote-kit/runtime/minisite'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BookingForm.module.scss'
import { ProposalButton } from './ProposalButton'
import type { Booking } from './state/use-booking'
import type { BookingActions } from './state/use-booking-actions'
import { WaitingList } from './waiting/WaitingList'

type Props = { booking: Booking; actions: BookingActions }
type OutcomeProps = Props & { onToActivities: () => void }

/** Obstacle to booking, and the way out of it. */
export function BookingOutcome({ booking, actions, onToActivities }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <Problem problem={actions.problem} onToActivities={onToActivities} />
      <QuoteOutcome booking={booking} actions={actions} />
    </div>
  )
}

type ProblemProps = Pick<BookingActions, 'problem'> & Pick<OutcomeProps, 'onToActivities'>

function Problem({ problem, onToActivities }: ProblemProps) {
  const { t } = useTranslation('product')
  if (problem !== 'travelDates' && problem !== 'activityDates') return null
  return (
    <Message tone="danger" announce title={t(`booking.problem.${problem}`)}>
      {problem === 'activityDates' && (
        <div className={styles.actions}>
          <Button variant="line" onClick={onToActivities}>
            {t('booking.toActivities')}
          </Button>
        </div>
      )}
    </Message>
  )
}

function QuoteOutcome({ booking, actions }: Props) {
  const { t } = useTranslation('product')
  const { quote, calendar } = booking
  const reset = (
    <Button variant="line" onClick={actions.clearDates}>
      {t('booking.reset')}
    </Button>
  )
  if (!quote) return calendar.soldOut ? <NoDays /> : null
  switch (quote.kind) {
    case 'unavailable':
      return (
        <Refusal title={t('booking.unavailable')}>
          <ProposalButton proposal={quote.proposal} onAccept={actions.accept} />
          {reset}
          {quote.isFull && <WaitingPlace booking={booking} />}
        </Refusal>
      )
    case 'refused':
      return (
        <Refusal
          title={t('booking.refused')}
          text={
            quote.reason &&
            // A gateway of tomorrow may have a reason that this release has no words for.
            t(`booking.reason.${quote.reason}`, { nights: booking.stay.dates?.nights, defaultValue: '' })
          }
        >
          <ProposalButton proposal={quote.proposal} onAccept={actions.accept} />
          {reset}
        </Refusal>
      )
    case 'failed':
      return (
        <Message tone="danger" announce title={t('booking.failed')}>
          <p>{t('booking.failedText')}</p>
          <div className={styles.actions}>
            <Button variant="line" onClick={booking.retry}>
              {t('failed.retry')}
            </Button>
          </div>
        </Message>
      )
    default:
      return null
  }
}

/** Partners' pages have no waiting list. */
function WaitingPlace({ booking: { offer, stay, retry } }: Pick<Props, 'booking'>) {
  const { minisite, waits } = useMinisite()
  const { dates, party } = stay
  if (minisite || waits || !dates) return null
  return <WaitingList wish={{ productId: offer.id, dates, party }} onFree={retry} />
}

type RefusalProps = { title: string; text?: string | null; children: ReactNode }

const Refusal = ({ title, text, children }: RefusalProps) => (
  <Message tone="warn" icon="calendar" announce title={title}>
    {text && <p>{text}</p>}
    <div className={styles.actions}>{children}</div>
  </Message>
)

/** The stay has no day left at all for this party. */
function NoDays() {
  const { t } = useTranslation('product')
  return <Message tone="warn" icon="calendar" announce title={t('booking.noDays')} />
}
