import { dayOf } from './days'

export type SavedDates = { checkin: string; checkout: string }

/** Dates of an earlier search come back only while their check-in is still ahead: not today's, which may close. */
export function restoreDates({ now, saved }: { now: string; saved: SavedDates | null }): SavedDates | null {
  if (!saved || saved.checkin <= dayOf(now)) return null
  return { checkin: saved.checkin, checkout: saved.checkout }
}
