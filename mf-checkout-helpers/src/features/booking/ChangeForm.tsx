import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { DateRangeField } from '@escapade/shared-ui/calendar/DateRangeField'
import { PartyField } from '@escapade/shared-ui/party/PartyField'
import styles from './Booking.module.scss'
import { useChangeCalendar } from './use-change-calendar'
import type { ChangeWishState } from './use-change-wish'

type Props = { stay: OrderedStay; state: ChangeWishState }

/** Other dates in the shop's own calendar, with what the booked room costs and where it is free; another party. */
export function ChangeForm({ stay, state }: Props) {
  const { locale, now } = useVisit()
  const { wish, applyDates, changeParty, reset } = state
  const calendar = useChangeCalendar(stay, wish)
  return (
    <div className={styles.fields}>
      <DateRangeField
        look="box"
        productPage
        prices
        now={now}
        locale={locale}
        value={wish.dates}
        {...calendar}
        onApply={applyDates}
        onClear={reset}
      />
      <PartyField look="box" party={wish.party} onChange={changeParty} />
    </div>
  )
}
