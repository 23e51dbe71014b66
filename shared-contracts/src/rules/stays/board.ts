/** Meals of an offer; `someMeals` are not those of every day: its programme tells them. */
export const boards = ['roomOnly', 'breakfast', 'dinner', 'halfBoard', 'someMeals'] as const
export type Board = (typeof boards)[number]

export const isMeal = ({ type }: { type: string }): boolean => type === 'BREAKFAST' || type === 'DINNER'

/** Board of a stay, from the lines of its programme with how often each comes in so many nights. */
export function boardOf({
  lines,
  nights,
}: {
  lines: readonly { type: string; repeated: number }[]
  nights: number
}): Board {
  const meals = lines.filter(isMeal)
  if (meals.length === 0) return 'roomOnly'
  const isDaily = (type: string) => meals.some((meal) => meal.type === type && meal.repeated >= nights)
  if (isDaily('BREAKFAST')) return isDaily('DINNER') ? 'halfBoard' : 'breakfast'
  return isDaily('DINNER') ? 'dinner' : 'someMeals'
}
