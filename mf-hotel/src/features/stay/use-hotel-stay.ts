import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import {
  type BookingStay,
  readStay,
  type StayDates,
  withDates,
  withoutDates,
  withParty,
} from '@escapade/shared-contracts/criteria/stay-criteria'
import { datesChanged, partyChanged } from '@escapade/shared-contracts/events/analytics-events'
import type { ChangedParty } from '@escapade/shared-contracts/rules/party/change-party'
import { jumpTo } from '@escapade/shared-ui/sections/jump-to'
import { useState } from 'react'

export type HotelStay = {
  stay: BookingStay
  calendarOpen: boolean
  openCalendar: (open: boolean) => void
  /** Opens it on the way to something, which is told once it is open. */
  openCalendarFor: (then: () => void) => void
  applyDates: (dates: StayDates) => void
  clearDates: () => void
  changeParty: (party: ChangedParty) => void
  /** To the calendar without dates, to the offers with them (HO-009, HO-010). */
  proceed: () => void
}

/** Dates and party of the page: read from the hash, written to it (HO-004). */
export function useHotelStay({ onOpenCalendar }: { onOpenCalendar: () => void }): HotelStay {
  const { criteria, update } = useCriteria()
  const emit = useEmit()
  const [calendarOpen, setCalendarOpen] = useState(false)
  const openCalendar = (open: boolean) => {
    if (open) onOpenCalendar()
    setCalendarOpen(open)
  }
  const stay = readStay(criteria)
  return {
    stay,
    calendarOpen,
    openCalendar,
    openCalendarFor: (then) => {
      openCalendar(true)
      then()
    },
    applyDates: (dates) => {
      update((current) => withDates(current, dates))
      const { checkin, checkout, nights } = dates
      emit(datesChanged, { checkin, checkout, nights })
    },
    clearDates: () => {
      update(withoutDates)
      emit(datesChanged, { checkin: null, checkout: null, nights: null })
    },
    changeParty: ({ payload }) => {
      update((current) => withParty(current, payload))
      emit(partyChanged, payload)
    },
    proceed: () => (stay.dates ? jumpTo('offers') : openCalendar(true)),
  }
}
