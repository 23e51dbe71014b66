import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { choiceOf, validChoices } from '@escapade/shared-contracts/criteria/activity-choices'
import { checkoutUri } from '@escapade/shared-contracts/criteria/checkout-uri'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import {
  type StayDates,
  withDates,
  withoutDates,
  withParty,
} from '@escapade/shared-contracts/criteria/stay-criteria'
import { addedToCart, datesChanged, partyChanged } from '@escapade/shared-contracts/events/analytics-events'
import * as paths from '@escapade/shared-contracts/paths'
import { checkActivityDates } from '@escapade/shared-contracts/rules/dates/check-activity-dates'
import { chooseActivityDate } from '@escapade/shared-contracts/rules/dates/choose-activity-date'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { ChangedParty } from '@escapade/shared-contracts/rules/party/change-party'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Proposal } from './quote-state'
import type { Booking } from './use-booking'

/** Obstacle that keeps the visitor from booking, told where they pressed. */
export type BookingProblem = 'travelDates' | 'activityDates' | 'quote'

export type BookingActions = ReturnType<typeof useBookingActions>

export function useBookingActions(booking: Booking) {
  const { update } = useCriteria()
  const emit = useEmit()
  const [problem, setProblem] = useState<BookingProblem | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const proceed = useProceed(booking)
  const quoteState = booking.quote?.kind
  const openOther = useOpenOther()

  /** Something else is wanted than what was pressed for. */
  const startAnew = () => {
    setProblem(null)
    setWaiting(false)
  }
  const applyDates = (dates: StayDates) => {
    startAnew()
    update((current) => withDates(current, dates))
    const { checkin, checkout, nights } = dates
    emit(datesChanged, { checkin, checkout, nights })
  }
  const clearDates = () => {
    startAnew()
    update(withoutDates)
    emit(datesChanged, { checkin: null, checkout: null, nights: null })
  }
  const changeParty = ({ payload }: ChangedParty) => {
    startAnew()
    update((current) => withParty(current, payload))
    emit(partyChanged, payload)
  }
  const chooseDay = (activityId: string, dayIndex: number) => {
    startAnew()
    const choice = choiceOf(activityId, dayIndex)
    update((current) => ({
      ...current,
      activityDates: chooseActivityDate({ selected: current.activityDates ?? [], choice }),
    }))
  }
  const chooseOffer = (id: string) => {
    startAnew()
    update(({ activityDates, offerId, ...rest }) =>
      id === booking.product.id ? rest : { ...rest, offerId: id },
    )
  }
  const accept = ({ checkin, nights, adult, child, baby, offerId }: Proposal) => {
    startAnew()
    const dates = { checkin, nights, checkout: addDays(checkin, nights) }
    const party = { a: adult, c: child, b: baby, s: child + baby > 0 }
    if (offerId && offerId !== booking.product.id) return openOther(offerId, { dates, party })
    update((current) => withParty(withDates(current, dates), party))
  }
  /** Goes to the checkout and answers null, or answers what is missing. */
  const book = (): BookingProblem | null => {
    setWaiting(quoteState === 'loading')
    const missing = proceed()
    setProblem(missing)
    return missing
  }
  const bookAtLast = useEffectEvent(book)
  // A press that came before the price goes on with it.
  useEffect(() => {
    if (isWaiting && quoteState !== 'loading') bookAtLast()
  }, [isWaiting, quoteState])
  const askForDates = () => setProblem('travelDates')
  return {
    problem,
    /** The button was pressed, and the price is on its way. */
    isWaiting,
    applyDates,
    clearDates,
    changeParty,
    chooseDay,
    chooseOffer,
    accept,
    book,
    askForDates,
  }
}

type Wish = { dates: StayDates; party: Parameters<typeof withParty>[1] }

/** Another stay of the hotel, for what was wished; days of activities are of this one. */
function useOpenOther() {
  const { navigate } = useShell()
  const { criteria } = useCriteria()
  return (id: string, { dates, party }: Wish) => {
    const { activityDates, offerId, ...rest } = criteria
    const hash = serializeCriteria({ criteria: withParty(withDates(rest, dates), party) })
    navigate(paths.product({ id, hash }))
  }
}

/** Goes to the checkout, or says what is missing. */
function useProceed({ product, offer: { id, label }, stay, quote, calendar }: Booking) {
  const { navigate, logError, visit } = useShell()
  const emit = useEmit()
  const { criteria } = useCriteria()
  return (): BookingProblem | null => {
    if (!stay.dates || !quote) return 'travelDates'
    if (quote.kind !== 'bookable') {
      if (quote.kind !== 'loading')
        logError(new Error('Availabilities or quote error during the init checkout'))
      return quote.kind === 'loading' ? null : 'quote'
    }
    const { activityDates, priceInfo } = quote.quote
    const chosen = validChoices(stay.activityDates, activityDates)
    const required = activityDates.map(({ activityId }) => activityId)
    if (checkActivityDates({ required, selected: chosen })) return 'activityDates'
    emit(addedToCart, { id, type: 'STAY', label: label ?? product.label, priceCents: priceInfo.sellPrice })
    const hasBestPrice = calendar.days?.[stay.dates.checkin]?.bestPriceOfTheMonth ?? false
    const { locale } = visit
    const { offerId, ...wished } = criteria
    navigate(checkoutUri({ productId: id, locale, activityDates: chosen, hasBestPrice, criteria: wished }))
    return null
  }
}
