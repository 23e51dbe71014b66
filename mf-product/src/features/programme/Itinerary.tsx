import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel, ProgramLine, Room } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { type ItineraryDay, planItinerary, type Stop } from '@escapade/shared-contracts/rules/stays/itinerary'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrivalStop, DepartureStop } from './FixedStops'
import styles from './Itinerary.module.scss'
import { LineStop } from './LineStop'

export type ItineraryProps = {
  lines: readonly ProgramLine[]
  nights: number
  /** null until the dates are chosen: days are counted, not named. */
  checkin: string | null
  hotel: Pick<Hotel, 'checkInOut'>
  room: Room
  /** Draws the choice of a day for an activity. */
  dayChooser: (line: ProgramLine) => ReactNode
}

/** The stay told as it happens: day, hour, what. */
export function Itinerary({ lines, nights, checkin, hotel, room, dayChooser }: ItineraryProps) {
  const { t } = useTranslation('product')
  const { days, chosen, anytime } = planItinerary({ lines, nights })
  return (
    <div className={styles.itinerary}>
      {days.map((day) => (
        <Block key={day.first} title={<DayTitle day={day} checkin={checkin} />}>
          {day.stops.map((stop, index) => (
            <OneStop key={index} stop={stop} hotel={hotel} room={room} />
          ))}
        </Block>
      ))}
      {chosen.length > 0 && (
        <Block title={t('programme.chosen')}>
          {chosen.map((line) => (
            <LineStop key={line.activityId ?? line.title} line={line} moment={null}>
              {dayChooser(line)}
            </LineStop>
          ))}
        </Block>
      )}
      {anytime.length > 0 && (
        <Block title={t('programme.anytime')}>
          {anytime.map((line) => (
            <LineStop key={`${line.activityId}/${line.title}`} line={line} moment={null} />
          ))}
        </Block>
      )}
    </div>
  )
}

const Block = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <Heading level={3} className={styles.day}>
      {title}
    </Heading>
    <ol>{children}</ol>
  </div>
)

function DayTitle({
  day: { first, last },
  checkin,
}: {
  day: ItineraryDay<ProgramLine>
  checkin: string | null
}) {
  const { t } = useTranslation('product')
  const { textLanguage: language } = useVisit()
  if (!checkin)
    return first === last
      ? t('programme.day', { day: first + 1 })
      : t('programme.days', { from: first + 1, to: last + 1 })
  const name = (index: number) => formatDay({ day: addDays(checkin, index), language, style: 'long' })
  const text = first === last ? name(first) : t('programme.dates', { from: name(first), to: name(last) })
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

type OneStopProps = { stop: Stop<ProgramLine>; hotel: ItineraryProps['hotel']; room: Room }

function OneStop({ stop, hotel, room }: OneStopProps) {
  if (stop.kind === 'arrival') return <ArrivalStop line={stop.room} room={room} hotel={hotel} />
  if (stop.kind === 'departure') return <DepartureStop hotel={hotel} />
  return <LineStop line={stop.line} moment={stop.moment} />
}
