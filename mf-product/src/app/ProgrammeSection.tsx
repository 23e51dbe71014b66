import { useTranslation } from 'react-i18next'
import { Section } from '../common/Section'
import type { Booking } from '../features/booking/state/use-booking'
import type { BookingActions } from '../features/booking/state/use-booking-actions'
import { DayChooser } from '../features/programme/DayChooser'
import { Itinerary } from '../features/programme/Itinerary'
import type { BookingPlaces } from './use-booking-places'

type Props = { booking: Booking; actions: BookingActions; places: BookingPlaces }

/** Programme of the stay, with the days of its activities to pick. */
export function ProgrammeSection({ booking, actions, places }: Props) {
  const { t } = useTranslation('product')
  const { product, stay, activityDays } = booking
  const offered = offeredProgramme(booking)
  const askForDates = () => {
    actions.askForDates()
    places.showForm()
  }
  return (
    <Section id="experience" title={t('programme.title')}>
      <Itinerary
        {...offered}
        hotel={product.hotel}
        room={product.room}
        dayChooser={({ activityId, title }) => {
          const days = activityDays.find((one) => one.activityId === activityId)?.days ?? null
          if (!activityId || (stay.dates && !days)) return null
          return (
            <DayChooser
              title={title}
              days={days}
              activityId={activityId}
              chosen={stay.activityDates}
              missing={actions.problem === 'activityDates'}
              onChoose={(dayIndex) => actions.chooseDay(activityId, dayIndex)}
              onAskForDates={askForDates}
            />
          )
        }}
      />
    </Section>
  )
}

/** Programme that the quote sells, night by night; without one that of the stay's own length, on no dates. */
function offeredProgramme({ product, stay: { dates }, quote }: Booking) {
  if (!dates || quote?.kind !== 'bookable')
    return { lines: product.programLine, nights: product.nights, checkin: null }
  return { lines: quote.quote.programLineList, nights: dates.nights, checkin: dates.checkin }
}
