import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel, ProgramLine, Room } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { useTranslation } from 'react-i18next'
import { sentences } from '../../common/sentences'
import { StopFrame } from './StopFrame'

type AtHotel = { hotel: Pick<Hotel, 'checkInOut'> }

/** The room is what one arrives at. */
export function ArrivalStop({ hotel, line, room }: AtHotel & { line: ProgramLine | null; room: Room }) {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const image = line?.image ?? room.images[0] ?? null
  const details =
    sentences(line?.detailList ?? []) || t('programme.room', { size: room.size, bedding: room.bedding })
  return (
    <StopFrame
      hour={t('programme.from', {
        hour: formatClock({ text: hotel.checkInOut.checkin, language: textLanguage }),
      })}
      title={line?.title ?? room.title}
      kicker={t('programme.arrival')}
      image={image}
    >
      <p>{details}</p>
    </StopFrame>
  )
}

export function DepartureStop({ hotel }: AtHotel) {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const hour = formatClock({ text: hotel.checkInOut.checkout, language: textLanguage })
  return <StopFrame hour={t('programme.until', { hour })} title={t('programme.departure')} image={null} />
}
