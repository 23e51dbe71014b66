import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { jumpTo } from '@escapade/shared-ui/sections/jump-to'
import { useState } from 'react'

export type BookingPlaces = ReturnType<typeof useBookingPlaces>

/** Places in which the booking form is seen: in its card, or on a phone in a sheet. One calendar at a time. */
export function useBookingPlaces() {
  const wide = useWideScreen()
  const [drawer, setDrawer] = useState(false)
  const [calendar, setCalendar] = useState(false)
  const showDrawer = (open: boolean) => {
    setDrawer(open)
    if (!open) setCalendar(false)
  }
  return {
    drawer,
    showDrawer,
    cardCalendar: calendar && wide,
    drawerCalendar: calendar && !wide,
    showCalendar: setCalendar,
    /** A message has appeared in the form. */
    showForm: () => {
      if (!wide) setDrawer(true)
    },
    toActivities: () => {
      showDrawer(false)
      // The sheet gives the focus back to its opener first.
      requestAnimationFrame(() => jumpTo('experience'))
    },
  }
}
