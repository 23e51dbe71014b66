type ActivityDays = { activityId: string; days: { dayIndex: number; available: boolean }[] }

export const choiceOf = (activityId: string, dayIndex: number): string => `${activityId}_${dayIndex}`

/** Choices that still fit: dates or party may have changed since they were made. */
export function validChoices(choices: readonly string[], activities: readonly ActivityDays[]): string[] {
  const open = activities.flatMap(({ activityId, days }) =>
    days.filter(({ available }) => available).map(({ dayIndex }) => choiceOf(activityId, dayIndex)),
  )
  return choices.filter((choice) => open.includes(choice))
}
