import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Button } from '@escapade/shared-ui/button/Button'
import { PartySummary } from '@escapade/shared-ui/party/PartySummary'
import { useTranslation } from 'react-i18next'
import type { Proposal } from './state/quote-state'

const yearOf = (day: string): string => day.slice(0, 4)

type Props = { proposal: Proposal | null; onAccept: (proposal: Proposal) => void }

/** Dates and party that can be booked, one press away: of this stay, or of another one of the hotel. */
export function ProposalButton({ proposal, onAccept }: Props) {
  const { t } = useTranslation('product')
  const { textLanguage: language, now } = useVisit()
  if (!proposal) return null
  const { checkin, nights, offerId, ...party } = proposal
  const checkout = addDays(checkin, nights)
  // Days of another year say which.
  const style = yearOf(checkout) === yearOf(now) ? 'short' : 'full'
  const from = formatDay({ day: checkin, language, style })
  const to = formatDay({ day: checkout, language, style })
  return (
    <Button variant="brand" onClick={() => onAccept(proposal)}>
      <span>
        {t(offerId ? 'booking.otherStay' : 'booking.proposal', { from, to })} <PartySummary party={party} />
      </span>
    </Button>
  )
}
