import {
  addDays,
  addMonthsClamped,
  daysBetween,
  firstDayOf,
  lastDayOf,
  weekday,
} from '@escapade/shared-contracts/rules/dates/days'

/** Weeks of a month from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = weekday(firstDayOf(month)) - 1
  const cells = [...Array<null>(before).fill(null), ...daysBetween(firstDayOf(month), lastDayOf(month))]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
  )
}

/**
 * Day to which a key takes the focus in a grid of days
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/); null for other keys.
 */
export function moveByKey(day: string, { key, shiftKey }: { key: string; shiftKey: boolean }): string | null {
  const column = weekday(day) - 1
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageUp':
      return addMonthsClamped(day, -months)
    case 'PageDown':
      return addMonthsClamped(day, months)
    default:
      return null
  }
}
