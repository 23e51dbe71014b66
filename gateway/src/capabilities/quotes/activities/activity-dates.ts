import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { addDays, weekday } from '@escapade/shared-contracts/rules/dates/days'

export type DatedActivity = {
  activityId: string
  title: string
  /** ISO weekdays on which it takes place. */
  weekdays: number[]
  /** Days on which no party finds room any more. */
  fullDays: string[]
  /** Begins in the evening, when guests who depart that day are gone. */
  isEvening?: boolean
}
export type ActivityChoice = { activityId: string; dayIndex: number }

type Stay = { checkin: string; nights: number }

/** The days of a stay for each dated activity, the day of arrival first and that of departure last (D114). */
export const activityDates = ({
  activities,
  stay,
}: {
  activities: DatedActivity[]
  stay: Stay
}): Quote['activityDates'] =>
  activities.map(({ activityId, title, weekdays, fullDays, isEvening = false }) => {
    const days = Array.from({ length: stay.nights + 1 }, (_, dayIndex) => {
      const date = addDays(stay.checkin, dayIndex)
      return { dayIndex, date, available: weekdays.includes(weekday(date)) && !fullDays.includes(date) }
    })
    const hasEarlier = days.some(({ dayIndex, available }) => available && dayIndex < stay.nights)
    return { activityId, title, days: isEvening && hasEarlier ? days.map(withoutDeparture(stay)) : days }
  })

/** The evening of the departure is offered where no other day is left: then its guests stay for it. */
const withoutDeparture =
  ({ nights }: Stay) =>
  (day: Quote['activityDates'][number]['days'][number]) =>
    day.dayIndex === nights ? { ...day, available: false } : day

type Timed = { activityId: string | null; schedules: { en: readonly string[] } }

/** Hour at which an activity begins, by the first one that its programme names; null where it names none. */
const beginOf = (program: readonly Timed[], activityId: string): string | null =>
  /\b\d{2}:\d{2}\b/.exec(
    program.find((part) => part.activityId === activityId)?.schedules.en[0] ?? '',
  )?.[0] ?? null

const evening = '17:00'

/** Activities of a stay, those that its programme begins in the evening marked so. */
export const markEvenings = (
  activities: readonly DatedActivity[],
  program: readonly Timed[],
): DatedActivity[] =>
  activities.map((activity) => ({
    ...activity,
    isEvening: (beginOf(program, activity.activityId) ?? '') >= evening,
  }))

/** `12_0-15_1` → choices; what is not one is left out. */
export const parseActivityChoices = (text: string): ActivityChoice[] =>
  Array.from(text.matchAll(/(?:^|-)([^_]+)_(\d{1,2})(?=-|$)/g), ([, activityId = '', dayIndex]) => ({
    activityId,
    dayIndex: Number(dayIndex),
  }))

/** True when each activity still has a day, and each choice is one of them. */
export function areActivitiesPossible({
  dates,
  choices,
}: {
  dates: Quote['activityDates']
  choices: ActivityChoice[]
}): boolean {
  const open = new Map(
    dates.map(({ activityId, days }) => [
      activityId,
      days.filter(({ available }) => available).map(({ dayIndex }) => dayIndex),
    ]),
  )
  if ([...open.values()].some((days) => days.length === 0)) return false
  return choices.every(({ activityId, dayIndex }) => open.get(activityId)?.includes(dayIndex) ?? false)
}
