import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { isDay } from '@escapade/shared-contracts/rules/dates/days'
import { restoreDates, type SavedDates } from '@escapade/shared-contracts/rules/dates/restore-dates'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useSyncExternalStore } from 'react'

const storageKey = 'escapade.last-dates'
const never = () => () => {}
const readStored = () => deviceStorage.getItem(storageKey)

/** Storage may hold anything: an older release or another hand may have written it. */
function parse(stored: string | null): SavedDates | null {
  const [checkin = '', checkout = ''] = stored?.split('/') ?? []
  return isDay(checkin) && isDay(checkout) && checkout > checkin ? { checkin, checkout } : null
}

/** Dates of the last search of this device, as long as their check-in is ahead (SC-060). */
export function useSavedDates(): SavedDates | null {
  const { now } = useVisit()
  const stored = useSyncExternalStore(never, readStored, () => null)
  return restoreDates({ now, saved: parse(stored) })
}

/** Keeps the dates of a search that was sent; null: it had none, or they were cleared. */
export function saveDates(dates: SavedDates | null): void {
  if (dates) deviceStorage.setItem(storageKey, `${dates.checkin}/${dates.checkout}`)
  else deviceStorage.removeItem(storageKey)
}
