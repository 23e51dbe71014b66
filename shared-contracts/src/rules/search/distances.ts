/** Kilometres of the distance filter (spec A §9). */
export const distanceSteps = [100, 200, 300] as const

/** About two hours by car: how far is searched around a place for which no distance is given (D40). */
export const defaultDistanceKm = 200

/** Activities are looked for so far around the town (spec A §9). */
export const activityRadiusKm = 30

/** By so much a fallback search widens a destination (spec A §9). */
export const expandRadiusKm = 30
