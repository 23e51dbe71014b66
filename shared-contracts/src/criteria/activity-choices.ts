import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'

type ActivityDates = Quote['activityDates']

export const choiceOf = (activityId: string, dayIndex: number): string => `${activityId}_${dayIndex}`

/** Choices that still fit: dates or party may have changed since they were made. */
export function validChoices(choices: readonly string[], activities: ActivityDates): string[] {
  const open = activities.flatMap(({ activityId, days }) =>
    days.filter(({ available }) => available).map(({ dayIndex }) => choiceOf(activityId, dayIndex)),
  )
  return choices.filter((choice) => open.includes(choice))
}
