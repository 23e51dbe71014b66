/** Metres a minute, as hikers' signs count. */
const pace = 75
/** Farther than this few walk. */
const walkableMetres = 3_000

/** Minutes on foot in a straight line, the least that it takes; null where it is too far to walk. */
export const minutesOnFoot = (metres: number): number | null =>
  metres <= walkableMetres ? Math.max(1, Math.ceil(metres / pace)) : null

/** Metres that one comes in a straight line at most. */
export const metresOnFoot = (minutes: number): number => minutes * pace
