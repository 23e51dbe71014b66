import { addDays, addMonthsClamped } from '../dates/days'

/** Months that a gift is valid longer. */
export const extensionMonths = 6
/** Days before and after its last day on which it can be extended. */
export const extensionWindow = { before: 60, after: 90 } as const

type Held = { validUntil: string; balance: number; isExtended: boolean; today: string }

/**
 * The last day of a gift that is extended today, or null where it cannot be: once, with something left on it, around
 * the end of its time.
 */
export function extendedValidity({ validUntil, balance, isExtended, today }: Held): string | null {
  const isTime =
    today >= addDays(validUntil, -extensionWindow.before) &&
    today <= addDays(validUntil, extensionWindow.after)
  if (isExtended || balance <= 0 || !isTime) return null
  return addMonthsClamped(validUntil > today ? validUntil : today, extensionMonths)
}
