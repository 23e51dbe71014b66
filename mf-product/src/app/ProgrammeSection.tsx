import { useTranslation } from 'react-i18next'
import { Section } from '../common/Section'
import type { Booking } from '../features/booking/state/use-booking'
import type { BookingActions } from '../features/booking/state/use-booking-actions'
import { DayChooser } from '../features/programme/DayChooser'
import { Itinerary } from '../features/programme/Itinerary'
import type { BookingPlaces } from './use-booking-places'

type Props = { booking: Booking; actions: BookingActions; places: BookingPlaces }

/** What the stay includes, with the days of its activities to pick. */
export function ProgrammeSection({ booking, actions, places }: Props) {
  const { t } = useTranslation('product')
  const { product, stay, activityDays } = booking
  const askForDates = () => {
    actions.askForDates()
    places.showForm()
  }
  return (
    <Section id="experience" title={t('programme.title')}>
      <Itinerary
        lines={product.programLine}
        nights={stay.dates?.nights ?? product.nights}
        checkin={stay.dates?.checkin ?? null}
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
