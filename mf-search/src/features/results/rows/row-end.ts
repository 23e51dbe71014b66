/** Position of some cards among those under one heading of a page. */
export type Place = {
  /** Number of cards before them. */
  before: number
  /** Number of cards in all. */
  count: number
  /** No other heading follows: the last row may stay open. */
  isLast: boolean
}

type Question = Omit<Place, 'before'> & { index: number; columns: 2 | 3 }

/**
 * Cells that the last card before another heading takes, so that no card of the next one moves up into the gap of its
 * row; undefined where it takes its own alone.
 */
export function cellsAtEnd({ index, count, isLast, columns }: Question): number | undefined {
  if (isLast || index !== count - 1) return undefined
  const cells = columns - (index % columns)
  return cells > 1 ? cells : undefined
}
