/** A chosen activity date is `activityId_dayIndex`, day 0 being the check-in. Ids hold no underscore. */
export const activityIdOf = (choice: string): string => choice.split('_', 1)[0] ?? choice

/** One date an activity: a new choice replaces the older one and goes to the end. */
export function chooseActivityDate({
  selected,
  choice,
}: {
  selected: readonly string[]
  choice: string
}): string[] {
  const activityId = activityIdOf(choice)
  return [...selected.filter((other) => activityIdOf(other) !== activityId), choice]
}
