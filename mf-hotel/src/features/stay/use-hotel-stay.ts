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
  applyDates: (dates: StayDates) => void
  clearDates: () => void
  changeParty: (party: ChangedParty) => void
  /** To the calendar without dates, to the offers with them (HO-009, HO-010). */
  proceed: () => void
}

/** Dates and party of the page: read from the hash, written to it (HO-004). */
export function useHotelStay(): HotelStay {
  const { criteria, update } = useCriteria()
  const emit = useEmit()
  const [calendarOpen, openCalendar] = useState(false)
  const stay = readStay(criteria)
  return {
    stay,
    calendarOpen,
    openCalendar,
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
