import { GiftSlot } from '@escapade/remote-kit/runtime/gift-slot'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import { DateRangeField } from '@escapade/shared-ui/calendar/DateRangeField'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { ChosenOffer } from '@escapade/shared-ui/offer-comparison/ChosenOffer'
import { PartyField } from '@escapade/shared-ui/party/PartyField'
import { BookButton } from './BookButton'
import styles from './BookingForm.module.scss'
import { BookingOutcome } from './BookingOutcome'
import { CancellationText } from './CancellationText'
import { BookingPrice } from './price/BookingPrice'
import { PriceBanner } from './price/PriceBanner'
import { PriceLines } from './price/PriceLines'
import { RoomsLeft } from './RoomsLeft'
import type { Booking } from './state/use-booking'
import type { BookingActions } from './state/use-booking-actions'

export type BookingFormProps = {
  booking: Booking
  actions: BookingActions
  calendarOpen: boolean
  onCalendarOpen: (open: boolean) => void
  /** Brings the activities whose day is missing into view. */
  onToActivities: () => void
}

const noDates = { checkin: null, checkout: null }

/** Without dates the wallet asks for them itself (CH-007); dates that cannot be had leave nothing to pay. */
const isPayable = (quote: Booking['quote']) => quote?.kind !== 'unavailable' && quote?.kind !== 'refused'

/** The price is asked once for page and wallet; where it could not be had, the wallet tries itself. */
const quoteForWallet = ({ quote, updating }: Booking) => {
  if (quote?.kind === 'failed') return undefined
  return quote?.kind === 'bookable' && !updating ? quote.quote : null
}

/** Price, dates, party, button, and what the price is made of: the card beside the page and the sheet on a phone. */
export function BookingForm(props: BookingFormProps) {
  const { booking, actions, calendarOpen, onCalendarOpen, onToActivities } = props
  const { locale, now, flags } = useVisit()
  const { product, stay, offer, calendar, quote } = booking
  return (
    <>
      <PriceBanner booking={booking} />
      <BookingPrice booking={booking} tax={quote?.kind !== 'bookable'} />
      {offer.label && <ChosenOffer label={offer.label} onUndo={() => actions.chooseOffer(product.id)} />}
      <GiftSlot priceCents={quote?.kind === 'bookable' ? quote.quote.priceInfo.sellPrice : undefined} />
      <div className={styles.fields}>
        <DateRangeField
          look="box"
          align="end"
          productPage
          prices
          popular={flags.popularDates === true}
          now={now}
          locale={locale}
          value={stay.dates ?? noDates}
          availabilities={calendar.days}
          loadedMonths={calendar.loadedMonths}
          onMonthsShown={calendar.onMonthsShown}
          possibleNights={calendar.possibleNights}
          nightsLoading={calendar.nightsLoading}
          nightsFailed={calendar.nightsFailed}
          onCheckin={calendar.onCheckin}
          onApply={actions.applyDates}
          onClear={actions.clearDates}
          open={calendarOpen}
          onOpenChange={onCalendarOpen}
        />
        <PartyField look="box" align="end" party={stay.party} onChange={actions.changeParty} />
      </div>
      <BookButton booking={booking} actions={actions} onSeePrices={() => onCalendarOpen(true)} />
      <BookingOutcome booking={booking} actions={actions} onToActivities={onToActivities} />
      {isPayable(quote) && (
        <Slot
          fragment="mf-checkout-helpers/wallet"
          props={{
            productId: offer.id,
            label: offer.label ?? product.label,
            quote: quoteForWallet(booking),
          }}
          when="seen"
          className={styles.wallet}
        />
      )}
      {quote?.kind === 'bookable' && (
        <>
          <RoomsLeft count={quote.quote.availableRooms} />
          <LodgingLine lodging={quote.quote.lodging} withBoard className={styles.lodging} />
          <PriceLines booking={booking} quote={quote.quote} />
        </>
      )}
      <CancellationText booking={booking} />
    </>
  )
}
