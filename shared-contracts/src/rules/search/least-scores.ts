/** Scores that visitors can ask for at least. */
export const leastScores = [7, 8, 9] as const
