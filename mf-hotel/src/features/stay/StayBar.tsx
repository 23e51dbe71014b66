import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { PartySummary } from '@escapade/shared-ui/party/PartySummary'
import { useTranslation } from 'react-i18next'
import styles from './StayBar.module.scss'
import type { HotelStay } from './use-hotel-stay'

type Props = { hotelStay: HotelStay }

/** Dates, party and the way on, once the fields are out of sight: beside the tabs, at the foot of a phone's screen. */
export function StayBar({ hotelStay: { stay, openCalendar, proceed } }: Props) {
  const { t } = useTranslation('hotel')
  const { locale } = useVisit()
  const { dates, party } = stay
  return (
    <div className={styles.bar}>
      {dates && (
        <button
          type="button"
          className={styles.stay}
          aria-haspopup="dialog"
          onClick={() => openCalendar(true)}
        >
          <strong>{stayRange(dates.checkin, dates.checkout, locale)}</strong>
          <PartySummary party={party} />
        </button>
      )}
      <Button variant="action" onClick={proceed}>
        {t(dates ? 'stay.seeOffers' : 'stay.seePrices')}
      </Button>
    </div>
  )
}
