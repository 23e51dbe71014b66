import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

/** Groups of the package summary in the documented order (CH-003). */
const groups = [
  { type: 'ROOM', key: 'room' },
  { type: 'BREAKFAST', key: 'breakfasts' },
  { type: 'DINNER', key: 'dinners' },
  { type: 'ACTIVITY', key: 'activities' },
  { type: 'EXTRA', key: 'extras' },
] as const

export type ProgrammeGroup = { key: (typeof groups)[number]['key']; lines: ProgramLine[] }

/** Empty groups are left out. */
export const groupProgramme = (lines: readonly ProgramLine[]): ProgrammeGroup[] =>
  groups
    .map(({ type, key }) => ({ key, lines: lines.filter((line) => line.type === type) }))
    .filter(({ lines: found }) => found.length > 0)

type Chosen = { activityId: string | null; activityDates: readonly string[] }

/** Day chosen for an activity, from `activityId_dayIndex` counted from the check-in; null when none was. */
export function dayIndexOf({ activityId, activityDates }: Chosen): number | null {
  const choice = activityDates.find((date) => date.slice(0, date.lastIndexOf('_')) === activityId)
  const dayIndex = Number(choice?.slice(choice.lastIndexOf('_') + 1))
  return choice !== undefined && Number.isInteger(dayIndex) ? dayIndex : null
}

export function chosenDay({ checkin, ...chosen }: Chosen & { checkin: string }): string | null {
  const dayIndex = dayIndexOf(chosen)
  return dayIndex === null ? null : addDays(checkin, dayIndex)
}
