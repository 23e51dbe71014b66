import { urgencyMessages } from '@escapade/shared-contracts/rules/stays/urgency-messages'
import { Badge } from '@escapade/shared-ui/badge/Badge'
import { BadgeRow } from '@escapade/shared-ui/badge/BadgeRow'
import { useTranslation } from 'react-i18next'

/**
 * The last rooms of the chosen dates (PR-008). Told beside the price that it came with: above, it would push the
 * page down when it arrives.
 */
export function RoomsLeft({ count }: { count: number }) {
  const { t } = useTranslation('ui')
  const [first] = urgencyMessages({ availableRooms: count, messages: [] })
  if (typeof first !== 'object') return null
  return (
    <BadgeRow>
      <Badge kind="scarcity">{t('lodging.left', { count: first.roomsLeft })}</Badge>
    </BadgeRow>
  )
}
