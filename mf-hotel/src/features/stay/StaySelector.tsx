import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { monthsFrom } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { Button } from '@escapade/shared-ui/button/Button'
import { DateRangeField } from '@escapade/shared-ui/calendar/DateRangeField'
import { PartyField } from '@escapade/shared-ui/party/PartyField'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hotelDaysQuery, monthsShown } from './hotel-days-query'
import styles from './StaySelector.module.scss'
import type { HotelStay } from './use-hotel-stay'

type Props = { hotelId: string; hotelStay: HotelStay }

/** When and with whom, and the way on: to the calendar without dates, to the offers with them (HO-009, HO-010). */
export const StaySelector = (props: Props) => (
  <CriteriaGate skeleton={<Skeleton shape="button" />}>
    <Fields {...props} />
  </CriteriaGate>
)

const noDates = { checkin: null, checkout: null }

function Fields({ hotelId, hotelStay }: Props) {
  const { t } = useTranslation('hotel')
  const { locale, now, flags } = useVisit()
  const { stay, calendarOpen, openCalendar, proceed } = hotelStay
  const days = useHotelDays(hotelId, hotelStay)
  return (
    <div className={styles.selector}>
      <DateRangeField
        look="box"
        prices
        popular={flags.popularDates === true}
        now={now}
        locale={locale}
        value={stay.dates ?? noDates}
        possibleNights={null}
        {...days}
        onApply={hotelStay.applyDates}
        onClear={hotelStay.clearDates}
        open={calendarOpen}
        onOpenChange={openCalendar}
      />
      <PartyField look="box" party={stay.party} onChange={hotelStay.changeParty} />
      <Button variant="action" size="l" onClick={proceed}>
        {t(stay.dates ? 'stay.seeOffers' : 'stay.seePrices')}
      </Button>
    </div>
  )
}

/** Asked for when the calendar opens: most visitors come with dates. */
function useHotelDays(hotelId: string, { stay, calendarOpen }: HotelStay) {
  const { locale, now } = useVisit()
  const month = monthOf(now.slice(0, 10))
  const asked = { hotelId, locale, party: stay.party, month }
  const { data, isError } = useQuery({ ...hotelDaysQuery(useApi(), asked), enabled: calendarOpen })
  return {
    availabilities: data?.days ?? null,
    loadedMonths: isError ? undefined : data ? monthsFrom(month, monthsShown) : null,
  }
}
