/** Id of the list of days that an activity of the offer may be on. */
export const daysIdOf = (activityId: string) => `days-${activityId}`
