import { activityIdOf } from './choose-activity-date'

type Choices = {
  /** Ids of the activities that have dates. */
  required: readonly string[]
  selected: readonly string[]
}

/** Every activity with dates needs one before booking (spec A §5). */
export function checkActivityDates({ required, selected }: Choices): 'chooseActivityDates' | null {
  const chosen = new Set(selected.map(activityIdOf))
  return required.every((id) => chosen.has(id)) ? null : 'chooseActivityDates'
}
